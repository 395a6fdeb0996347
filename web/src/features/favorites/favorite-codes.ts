import { listMyFavoritesEndpoint } from '@hako/contract/favorites/favorites';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../../api/client.ts';

const NONE: ReadonlySet<string> = new Set();
let codes: ReadonlySet<string> = NONE;
/** Whose favourites `codes` are; undefined until somebody was asked about. */
let owner: string | undefined;
const watchers = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  codes = next;
  for (const watcher of watchers) watcher();
}

/** Read once a visit for all hearts together; without an answer all hearts are empty, and pressing one asks the server anyway. */
async function readOnce(viewerId: string): Promise<void> {
  if (owner === viewerId) return;
  owner = viewerId;
  change(NONE);
  try {
    const { data } = await call(listMyFavoritesEndpoint);
    if (owner === viewerId) change(new Set(data.map(({ code }) => code)));
  } catch {
    owner = undefined;
  }
}

/** Whether this person keeps the product of this code; false for guests, on the server, and until it is known. */
export function useIsFavorite(code: string, viewerId: string | null): boolean {
  useEffect(() => {
    if (viewerId !== null) void readOnce(viewerId);
  }, [viewerId]);
  const all = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => codes,
    () => NONE,
  );
  return viewerId !== null && all.has(code);
}

/** Shows a heart full or empty at once, before the server has answered. */
export function markFavorite(code: string, isFavorite: boolean): void {
  const next = new Set(codes);
  if (isFavorite) next.add(code);
  else next.delete(code);
  change(next);
}
