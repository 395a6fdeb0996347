import type { DeskTask } from '@hako/contract/desk/desk';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { focusScanField, useScanner } from '../queue/use-scanner.ts';
import { type Draft, NO_DRAFT } from './weighed-form.tsx';

/** Something that was finished at this station, since the page was opened. */
export interface Finished {
  readonly code: string;
  readonly kind: DeskTask['kind'];
}
const MOST_FINISHED = 20;

/**
 * What a station remembers while its page is open: what was finished, and what was typed of parcels
 * that are not saved yet. A scan opens what it names; the focus is in the scan field on arrival and
 * after each finished task, and in the first field of what was opened.
 */
export function useStation(task: DeskTask | undefined) {
  const navigate = useNavigate();
  const drafts = useRef(new Map<string, Draft>());
  const [finished, setFinished] = useState<readonly Finished[]>([]);
  const scan = (code: string) =>
    void navigate(`?scan=${encodeURIComponent(code)}`, { preventScrollReset: true });
  useScanner(scan);
  const key = task?.key;
  useEffect(() => {
    if (key) focusFirst();
    else focusScanField();
  }, [key]);
  const finish = (code: string) => {
    if (!task) return;
    drafts.current.delete(task.key);
    setFinished([{ code, kind: task.kind }, ...finished].slice(0, MOST_FINISHED));
    focusScanField();
    void navigate('?', { preventScrollReset: true });
  };
  return {
    scan,
    finish,
    finished,
    draft: (key && drafts.current.get(key)) || NO_DRAFT,
    keep: (draft: Draft) => {
      if (key) drafts.current.set(key, draft);
    },
    unsaved: [...drafts.current.keys()].filter((one) => one !== key),
  };
}

/** The first field of the work that was opened; a slow scanner's Enter must find no button there. */
function focusFirst(): void {
  const first = document.querySelector<HTMLElement>(
    '[data-work] :is(input, select):not([type=file])',
  );
  (first ?? document.querySelector<HTMLElement>('[data-work] button'))?.focus();
}
