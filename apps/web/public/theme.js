// Runs before the first paint, so that the page never flashes in the wrong theme. A file of its own: no inline script
// passes the content policy. It reads what src/settings/settings.ts writes, and src/settings/apply.ts does the same later.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('ashtown.settings')) ?? {};
  } catch {
    // Nothing kept, or nothing readable: the defaults serve.
  }
  const root = document.documentElement;
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = kept.theme === 'night' || kept.theme === 'ash' ? kept.theme : light ? 'ash' : 'night';
  root.dataset.theme = theme;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.dataset.motion = still ? 'off' : (kept.speed ?? 'normal');
  root.dataset.text = kept.text ?? 'normal';
  document.querySelector('meta[name="theme-color"]').content = theme === 'ash' ? '#e6dfd1' : '#14171c';
})();
