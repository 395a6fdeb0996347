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
