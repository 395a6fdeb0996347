import { useSyncExternalStore } from 'react';

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
