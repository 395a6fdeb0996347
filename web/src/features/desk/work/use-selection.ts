import type { WorkRow } from '@hako/contract/desk/work';
import { useState } from 'react';

/**
 * The rows that somebody marked, by key. What leaves the page is marked no more; news leaves the
 * marks alone.
 */
export function useSelection(rows: readonly WorkRow[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter(({ key }) => marked.has(key)).map(({ key }) => key);
  const toggle = (key: string) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    setMarked(next);
  };
  return {
    selected,
    has: (key: string) => marked.has(key),
    toggle,
    all: () => setMarked(new Set(rows.map(({ key }) => key))),
    clear: () => setMarked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
