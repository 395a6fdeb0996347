import { createContext, useContext, useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of watchers) one();
  }, 1000);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const read = () => {
  if (watchers.size === 0) now = Math.floor(Date.now() / 1000) * 1000;
  return now;
};

/** When the server wrote the page, in milliseconds: the words about time that it wrote stay true to the letter until the page is awake. */
export const RenderedAt = createContext(now);

/**
 * This device's time in milliseconds, moving once a second for everything on the page together. A
 * lot ends by its site's clock: `Countdown`.
 */
export function useNow(): number {
  const renderedAtMs = useContext(RenderedAt);
  return useSyncExternalStore(watch, read, () => renderedAtMs);
}
