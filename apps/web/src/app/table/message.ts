const TAG = 'ashtown-turn';
const ICON = 'icon-192.png';

/** Shows a message of the system, if that is allowed; gives the way to take it away again. */
export async function showMessage(title: string, body: string): Promise<() => void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return () => {};
  // Phones allow it only from a service worker, which leads back to the page when the message is touched.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active) {
    try {
      const message = new Notification(title, { body, tag: TAG, icon: ICON });
      return () => message.close();
    } catch {
      return () => {};
    }
  }
  await worker.showNotification(title, { body, tag: TAG, icon: ICON, data: location.href });
  return async () => {
    for (const message of await worker.getNotifications({ tag: TAG })) message.close();
  };
}
