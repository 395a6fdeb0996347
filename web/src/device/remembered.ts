import { useSyncExternalStore } from 'react';

/** A value that this browser remembers. Reading never throws: closed storage or foreign content gives the default. */
export interface Remembered<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  /** For components; the server and the first drawing see the default, so nothing differs while the page wakes up. */
  readonly use: () => T;
}

/** Declares a remembered value; `isValid` guards against what older versions or people left there. */
export function remembered<T>(
  name: string,
  fallback: T,
  isValid: (value: unknown) => value is T,
): Remembered<T> {
  const key = `hako.${name}`;
  const watchers = new Set<() => void>();
  let cached: { text: string | null; value: T } = { text: null, value: fallback };

  function read(): T {
    try {
      const text = localStorage.getItem(key);
      if (text === cached.text) return cached.value;
      const value: unknown = text === null ? fallback : JSON.parse(text);
      cached = { text, value: isValid(value) ? value : fallback };
    } catch {
      // Storage may be closed; what was written in this visit is still in the cache.
    }
    return cached.value;
  }

  function write(value: T): void {
    const text = JSON.stringify(value);
    try {
      localStorage.setItem(key, text);
      cached = { text, value };
    } catch {
      cached = { text: null, value };
    }
    for (const watcher of watchers) watcher();
  }

  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    addEventListener('storage', watcher);
    return () => {
      watchers.delete(watcher);
      removeEventListener('storage', watcher);
    };
  }

  return { read, write, use: () => useSyncExternalStore(watch, read, () => fallback) };
}
