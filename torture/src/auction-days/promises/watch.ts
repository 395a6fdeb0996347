import { allMoves } from '../../../../server/src/modules/bidding/rules/bid-life.ts';
import type { Lot } from '../market/lot.ts';
import type { MemoryTables } from '../memory/tables.ts';
import { lookAtEnd, unfinished } from './end.ts';
import { lookAtRows } from './rows.ts';
import { broken, type Scene } from './scene.ts';
import { createWriteWatch } from './writes.ts';

const MOVES = new Set(allMoves().map(({ from, to }) => `${from} ${to}`));

export type Watch = ReturnType<typeof createWatch>;

/** Looks at the rows and at the marketplace together: what no query of ours can see. */
export function createWatch(
  tables: MemoryTables,
  lots: ReadonlyMap<string, Lot>,
  nowMs: () => number,
  marketNow: () => number,
) {
  const scene: Scene = { tables, lots, nowMs, marketNow };
  const { left, lookAtSent, sent } = createWriteWatch(scene);
  const states = new Map<string, string>();
  let receiptsSeen = 0;

  function lookAtPaths(): void {
    const receipts = tables.receipts.rows;
    for (const { bidId, facts } of receipts.slice(receiptsSeen)) {
      const { state } = facts;
      if (typeof state !== 'string') continue;
      const before = states.get(bidId);
      if (before !== undefined && before !== state && !MOVES.has(`${before} ${state}`))
        broken('I19', `${before} -> ${state}`);
      states.set(bidId, state);
    }
    receiptsSeen = receipts.length;
  }

  function lookAtBids(): void {
    lookAtRows(scene);
    lookAtSent();
    lookAtPaths();
  }
  return {
    sent,
    left,
    lookAtBids,
    /** After the healing. */
    lookAtTheEnd(): void {
      lookAtBids();
      lookAtEnd(scene);
    },
    /** Undefined when everything has come to its end; else what has not. */
    unfinished: () => unfinished(scene),
  };
}
