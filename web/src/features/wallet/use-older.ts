import { useEffect, useState } from 'react';
import { isRefusal } from '../../api/refusal.ts';
import type { Row } from './statement-entries.ts';

interface Older {
  readonly rows: readonly Row[];
  readonly next?: string | undefined;
}

/** The first page of a statement and the way to the others. */
export interface StatementPages {
  readonly first: readonly Row[];
  readonly next: string | undefined;
  /** Reads the page that begins with `before`. */
  readonly read: (before: string) => Promise<Older>;
}

/** The pages behind the first one, as far as they were read. */
export function useOlder({ first, next, read }: StatementPages) {
  const [older, setOlder] = useState<Older>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A new movement shifts the first page: what was read behind the old one no longer fits.
  const newest = first[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for when the newest one changes.
  useEffect(() => setOlder(undefined), [newest]);
  const cursor = older ? older.next : next;

  async function readMore() {
    if (cursor === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const page = await read(cursor);
      setOlder({ rows: [...(older?.rows ?? []), ...page.rows], next: page.next });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }

  return { older: older?.rows ?? [], cursor, isBusy, problem, readMore };
}
