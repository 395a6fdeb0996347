import type { OwnTaskCounts } from '@hako/contract/support/own-tasks';
import type { SectionCount } from './sections.ts';

/** How much waits for a person, in the account and in the frame. */
interface Waiting {
  /** Null when it could not be read. */
  readonly tasks: OwnTaskCounts | null;
  readonly bids: number;
  readonly messages: number;
  readonly notifications: number;
}

/** Tasks of a kind are counted up to ten, so that a sum is exact up to nine. */
const MOST_TASKS = 9;
const MOST = 99;

/** What stands beside each section; nothing where nothing waits. */
export function badgesOf({
  tasks,
  bids,
  messages,
  notifications,
}: Waiting): Readonly<Record<SectionCount, string>> {
  const of = (...kinds: (keyof OwnTaskCounts)[]) =>
    upTo(
      MOST_TASKS,
      kinds.reduce((sum, kind) => sum + (tasks?.[kind] ?? 0), 0),
    );
  return {
    tasks: of('outbid', 'won', 'price', 'quote', 'bill', 'address'),
    orders: of('quote', 'price'),
    bills: of('bill'),
    bids: upTo(MOST, bids),
    messages: upTo(MOST, messages),
    notifications: upTo(MOST, notifications),
  };
}

const upTo = (most: number, count: number): string =>
  count === 0 ? '' : count > most ? `${most}+` : String(count);
