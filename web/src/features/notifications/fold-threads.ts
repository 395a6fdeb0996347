import type { NotificationThread } from '@hako/contract/notifications/threads';
import type { Static } from 'typebox';

type Thread = Static<typeof NotificationThread>;

const HOUR_MS = 3_600_000;
/** Fewer than this are read sooner than they are unfolded. */
const LEAST = 3;

/**
 * Threads that say the same of several things within an hour, as one; the others alone. Newest
 * first, each where its newest stands.
 */
export function foldThreads(threads: readonly Thread[]): (readonly [Thread, ...Thread[]])[] {
  const folds: [Thread, ...Thread[]][] = [];
  for (const thread of threads) {
    const fold = folds.find(([newest]) => saysSame(newest, thread));
    if (fold) fold.push(thread);
    else folds.push([thread]);
  }
  return folds.flatMap((fold) =>
    fold.length < LEAST ? fold.map((one): [Thread] => [one]) : [fold],
  );
}

/** What a title says whichever thing it is of: without codes of orders and bills. */
export const kindWords = (title: string): string =>
  title.replaceAll(/(?:\s*–\s*(?:đơn\s+)?|\s*)\b[A-Z]{2}[0-9A-Z]{6,}\b/g, '').trim();

const saysSame = ({ latest }: Thread, { latest: other }: Thread): boolean =>
  latest.type === other.type &&
  kindWords(latest.title) === kindWords(other.title) &&
  Date.parse(latest.created_at) - Date.parse(other.created_at) <= HOUR_MS;
