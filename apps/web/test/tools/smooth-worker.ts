import type { Page } from 'playwright-core';

/** The most memory the worker behind a table had, in MiB: what lay in its heap, and what its heap had of the system. */
export interface WorkerMemory {
  used: number;
  held: number;
}

/** How often it is looked at, in milliseconds. A worker that thinks says it afterwards. */
const LOOK = 200;
const MIB = 2 ** 20;

/** Watches from now on the worker that holds the table and in which its bots think; what it returns ends that. */
export async function watchWorker(page: Page): Promise<() => WorkerMemory> {
  const cdp = await page.context().newCDPSession(page);
  const most: WorkerMemory = { used: 0, held: 0 };
  let sessionId: string | null = null;
  cdp.on('Target.attachedToTarget', (attached) => {
    if (attached.targetInfo.title === 'table') sessionId = attached.sessionId;
  });
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { usedSize = 0, totalSize = 0, backingStorageSize = 0 } = JSON.parse(message).result ?? {};
    most.used = Math.max(most.used, (usedSize + backingStorageSize) / MIB);
    most.held = Math.max(most.held, (totalSize + backingStorageSize) / MIB);
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  if (sessionId === null) throw new Error('no worker holds the table');
  const ask = { sessionId, message: JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }) };
  const looking = setInterval(() => cdp.send('Target.sendMessageToTarget', ask).catch(() => {}), LOOK);
  return () => {
    clearInterval(looking);
    return most;
  };
}
