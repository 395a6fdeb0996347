import { useSyncExternalStore } from 'react';
import styles from './toast.module.css';

export type ToastTone = 'plain' | 'good' | 'bad';
interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

const shownForMs = 4000;
const none: readonly Toast[] = [];
let shown: readonly Toast[] = none;
let lastId = 0;
const watchers = new Set<() => void>();

/**
 * Says a sentence under the header and to screen readers, where it covers no button that is
 * pressed. One at a time: the newest. Failures stay twice as long.
 */
export function toast(text: string, tone: ToastTone = 'plain'): void {
  lastId += 1;
  const id = lastId;
  change([{ id, tone, text }]);
  setTimeout(
    () => change(shown.filter((one) => one.id !== id)),
    tone === 'bad' ? shownForMs * 2 : shownForMs,
  );
}

/** Takes all sentences away, those that were just said too. */
export function clearToasts(): void {
  change(none);
}

function change(next: readonly Toast[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Stands once in the frame of the page; must exist before the first toast so that screen readers watch it. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(
    watch,
    () => shown,
    () => none,
  );
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toasts.map((one) => (
        <p key={one.id} className={styles.toast} data-tone={one.tone}>
          {one.text}
        </p>
      ))}
    </div>
  );
}
