import { useEffect, useRef } from 'react';

/**
 * Longer than a scanner's pause between two characters: a letter that nothing follows was pressed
 * by a person.
 */
const ALONE_MS = 120;
/** Where letters are text. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, dialog';

export interface WorkKeys {
  /** Moves by so many rows, where there are any. */
  readonly go?: (step: 1 | -1) => void;
  /** What a letter does that is pressed alone. */
  readonly letters: Readonly<Record<string, () => void>>;
}

/**
 * Keys of the list: j or ↓ next, k or ↑ before, and letters that act. Inside of fields they are
 * text. A letter acts a moment later, when no other key follows: the first character of a scanned
 * code never acts.
 */
export function useWorkKeys(keys: WorkKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let lastAtMs = 0;
    const press = (event: KeyboardEvent) => {
      clearTimeout(waiting);
      const isInBurst = event.timeStamp - lastAtMs < ALONE_MS && !event.repeat;
      lastAtMs = event.timeStamp;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(FIELDS)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      if (step && latest.current.go) {
        event.preventDefault();
        latest.current.go(step);
        return;
      }
      const act = latest.current.letters[event.key];
      if (act && !isInBurst) waiting = setTimeout(act, ALONE_MS);
    };
    // Before anybody else hears it: a scanner's characters are swallowed behind this.
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, []);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
