import { listWorkEndpoint, type WorkRow } from '@hako/contract/desk/work';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useLive } from '../../../api/live.ts';
import type { WorkFilter } from './work-address.ts';

/** News comes in bursts: the list is read once after each. */
const QUIET_MS = 400;

export interface WorkNews {
  /** Rows that came since the page was read: told, and shown when somebody asks for them. */
  readonly fresh: number;
  /** Rows on the page that wait no more. */
  readonly gone: ReadonlySet<string>;
  /** The rows as they are now, by key. */
  readonly now: ReadonlyMap<string, WorkRow>;
}

const NONE: WorkNews = { fresh: 0, gone: new Set(), now: new Map() };

/**
 * What changes in the list while somebody works in it. No row moves and none goes away by itself:
 * what is selected or typed stays.
 * `filter` and `after` are those of the page that shows `rows`.
 */
export function useWorkNews(
  rows: readonly WorkRow[],
  filter: WorkFilter,
  after: string | undefined,
): WorkNews {
  const [news, setNews] = useState(NONE);
  const shown = useRef(rows);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    shown.current = rows;
    setNews(NONE);
  }, [rows]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive('desk', () => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      const before = shown.current;
      call(listWorkEndpoint, { query: { ...filter, ...(after && { after }) } }).then(
        ({ data }) => {
          if (shown.current === before)
            setNews(compared(before, data.rows, data.next !== undefined));
        },
        // The next news asks again.
        () => undefined,
      );
    }, QUIET_MS);
  });
  return news;
}

/** Rows behind the last one that was read are on another page now, not done. */
function compared(before: readonly WorkRow[], read: readonly WorkRow[], isMore: boolean): WorkNews {
  const now = new Map(read.map((row) => [row.key, row]));
  const known = new Set(before.map(({ key }) => key));
  const last = isMore ? read.at(-1) : undefined;
  const gone = before.filter(({ key, due_at }) => !now.has(key) && (!last || due_at < last.due_at));
  const lastKnown = before.at(-1);
  const fresh = read.filter(
    ({ key, due_at }) =>
      !known.has(key) && (before.length < 50 || !lastKnown || due_at < lastKnown.due_at),
  );
  return { fresh: fresh.length, gone: new Set(gone.map(({ key }) => key)), now };
}
