import { AsyncLocalStorage } from 'node:async_hooks';

/** What one page has read. */
const pages = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Draws a page; its parts ask by calls of their own, and share what is read by `oncePerPage`. */
export const drawingPage = <Answer>(draw: () => Answer): Answer => pages.run(new Map(), draw);

/** Reads, or gives what another part of the same page has read. Outside of pages it always reads. */
export function oncePerPage<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  const page = pages.getStore();
  if (!page) return read();
  const known = page.get(key) ?? read();
  page.set(key, known);
  return known as Promise<Value>;
}
