import { PLACE_CODE } from '@hako/contract/logistics/places';
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
const PLACE = new RegExp(PLACE_CODE);

/**
 * What a station remembers while its page is open: what was finished, and what was typed of parcels
 * that are not saved yet. A scan opens what it names, or fills in the place of what is received;
 * the focus is in the scan field on arrival and after each finished task, and in the first field of
 * what was opened.
 */
export function useStation(task: DeskTask | undefined) {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [finished, setFinished] = useState<readonly Finished[]>([]);
  const [filled, setFilled] = useState(0);
  const isSaving = useRef(false);
  const key = task?.key;
  const change = (part: Partial<Draft>) => {
    if (key) setDrafts((now) => new Map(now).set(key, { ...NO_DRAFT, ...now.get(key), ...part }));
  };
  const scan = (code: string) => {
    const place = code.trim().toUpperCase();
    if (task?.kind === 'receive' && PLACE.test(place)) {
      // What is on its way to the server stands: the place of it would be shown and not saved.
      if (isSaving.current) return;
      change({ shelf: place });
      return setFilled((times) => times + 1);
    }
    void navigate(`?scan=${encodeURIComponent(code)}`, { preventScrollReset: true });
  };
  useScanner(scan);
  useEffect(() => {
    // The place is the last field: Enter saves.
    if (filled > 0) document.querySelector<HTMLElement>('[data-place]')?.focus();
  }, [filled]);
  useEffect(() => {
    if (key) focusFirst();
    else focusScanField();
  }, [key]);
  const finish = (code: string) => {
    if (!task) return;
    setDrafts((now) => new Map([...now].filter(([one]) => one !== task.key)));
    setFinished((before) => [{ code, kind: task.kind }, ...before]);
    focusScanField();
    void navigate('?', { preventScrollReset: true });
  };
  return {
    scan,
    finish,
    finished,
    draft: (key && drafts.get(key)) || NO_DRAFT,
    change,
    /** Told when the open draft goes to the server, and when its answer is there. */
    saving: (isUnderWay: boolean) => {
      isSaving.current = isUnderWay;
    },
    unsaved: [...drafts.keys()].filter((one) => one !== key),
  };
}

/**
 * The first field of the work that was opened; a slow scanner's Enter must find no button there.
 */
function focusFirst(): void {
  const first = document.querySelector<HTMLElement>(
    '[data-work] :is(input, select):not([type=file])',
  );
  (first ?? document.querySelector<HTMLElement>('[data-work] button'))?.focus();
}
