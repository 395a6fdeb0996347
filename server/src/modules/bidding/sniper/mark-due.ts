import type { Timers } from '../../../kernel/clock.ts';
import type { UnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid } from '../rules/bid.ts';
import { createGatherer } from './gather.ts';

/** Shots of one moment ring in one turn; their marks go together. */
const GATHER_MS = 1;
const MOST_MARKS = 500;
/** The database did not answer: soon again, because the moment comes. */
const AGAIN_MS = 20;

interface Asked {
  readonly remote: RemoteBid;
  readonly isOver: () => boolean;
  readonly answer: (isMarked: boolean) => void;
}

/** Marks writes, many by one statement. */
export interface Marks {
  /**
   * Whether the write may be sent now. False: it is not ours any more, or the auction is over.
   * While the database is silent it is asked
   * again and again, as long as the auction lasts.
   */
  mark(remote: RemoteBid, isOver: () => boolean): Promise<boolean>;
}

export function createMarks(
  deps: Pick<BiddingDeps, 'db' | 'stores' | 'log' | 'senders'>,
  owner: string,
  { after }: Pick<Timers, 'after'>,
  { track }: Pick<UnderWay, 'track'>,
): Marks {
  const work = async (batch: readonly Asked[]): Promise<void> => {
    const asked = batch.filter(({ isOver, answer }) => !isOver() || answer(false));
    if (asked.length === 0) return;
    try {
      const marked = await deps.stores.marks.mark(
        deps.db,
        owner,
        asked.map(({ remote }) => remote.id),
        deps.senders?.me(),
      );
      for (const { remote, answer } of asked) answer(marked.has(remote.id));
    } catch (error) {
      deps.log.error({ error: (error as Error).message }, 'writes could not be marked');
      after(AGAIN_MS, () => gatherer.add(...asked));
    }
  };
  const gatherer = createGatherer(work, { gatherMs: GATHER_MS, most: MOST_MARKS, after, track });
  return {
    mark: (remote, isOver) => new Promise((answer) => gatherer.add({ remote, isOver, answer })),
  };
}
