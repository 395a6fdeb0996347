import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
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
/** The places on the page that could show a toast, the innermost last: that one does. */
let regions: readonly symbol[] = [];
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
  tellAll();
}

function tellAll(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Stands once in the frame of the page, and once in every dialog, outside of which a screen reader
 * hears nothing (`isInDialog`). `isUnderHead`: right under the element that holds it, whose words
 * it leaves in sight. Must exist before the first toast so that screen readers watch it.
 */
export function ToastRegion({
  isInDialog = false,
  isUnderHead = false,
}: {
  readonly isInDialog?: boolean;
  readonly isUnderHead?: boolean;
}) {
  const toasts = useToastsHere(isInDialog);
  const region = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // Shown anew with each toast, above every sheet and dialog that was opened since the last one.
  useEffect(() => {
    if (newest === undefined || isUnderHead || !region.current?.showPopover) return;
    region.current.hidePopover();
    region.current.showPopover();
  }, [newest, isUnderHead]);
  return (
    <div
      ref={region}
      popover={isUnderHead ? undefined : 'manual'}
      className={isUnderHead ? styles.under : styles.region}
      role="status"
      aria-live="polite"
    >
      {toasts.map((one) => (
        <p key={one.id} className={styles.toast} data-tone={one.tone}>
          {one.text}
        </p>
      ))}
    </div>
  );
}

/** The toasts that this region shows: none while one further inside does. */
function useToastsHere(isInDialog: boolean): readonly Toast[] {
  const [me] = useState(() => Symbol('region'));
  useEffect(() => {
    regions = isInDialog ? [...regions, me] : [me, ...regions];
    tellAll();
    return () => {
      regions = regions.filter((one) => one !== me);
      tellAll();
    };
  }, [me, isInDialog]);
  return useSyncExternalStore(
    watch,
    () => (regions.at(-1) === me ? shown : none),
    () => none,
  );
}
