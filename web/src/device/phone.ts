import { useSyncExternalStore } from 'react';

const narrow = '(width < 48rem)';

/** Whether the screen is as narrow as a phone; false on the server. Prefer CSS: this is for what only scripts can decide. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', watcher);
      return () => query.removeEventListener('change', watcher);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
}

const wide = '(width >= 62rem)';

/** Whether the screen is wide enough for a column beside the page; false on the server. For what only scripts can decide. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      const query = matchMedia(wide);
      query.addEventListener('change', watcher);
      return () => query.removeEventListener('change', watcher);
    },
    () => matchMedia(wide).matches,
    () => false,
  );
}
