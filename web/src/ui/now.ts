import { useSyncExternalStore } from 'react';

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

/** This device's time in milliseconds, moving once a second for everything on the page together. */
export function useNow(): number {
  return useSyncExternalStore(watch, read, read);
}
