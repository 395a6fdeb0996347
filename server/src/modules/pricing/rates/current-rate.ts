import type { Clock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findLatestReading, type RateReading, readLimits } from './rate-store.ts';

/** How long a rate may be served after it was replaced; a quote carries its own rate anyway. */
const KEPT_MS = 2_000;

/** The bank asks not to be asked often, and a silent one must not slow down every request: so far apart are attempts to get a first rate. */
const FIRST_TRY_EVERY_MS = 60_000;

/** What stands in the rate tables, kept for a moment. */
export interface RateBoard {
  readonly good: RateReading | undefined;
  readonly waiting: RateReading | undefined;
  readonly isTooOld: boolean;
}

/**
 * Reads the last good rate. Where there has never been one, `readNow` asks the feed once; when that does not help either the
 * refusal is `pricing.no-rate`.
 */
export function keepRate({
  db,
  clock,
  readNow,
}: {
  db: Database;
  clock: Clock;
  readNow: (() => Promise<unknown>) | undefined;
}) {
  let kept: { readonly board: Promise<RateBoard>; readonly readAtMs: number } | undefined;
  const board = (): Promise<RateBoard> => {
    const nowMs = clock.monotonicMs();
    if (kept === undefined || nowMs - kept.readAtMs > KEPT_MS) {
      const reading = { board: readBoard(db, clock), readAtMs: nowMs };
      kept = reading;
      reading.board.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return kept.board;
  };
  const forget = (): void => {
    kept = undefined;
  };
  let firstTry: { readonly done: Promise<unknown>; readonly atMs: number } | undefined;
  const tryFirst = (read: () => Promise<unknown>): Promise<unknown> => {
    const nowMs = clock.monotonicMs();
    if (firstTry === undefined || nowMs - firstTry.atMs > FIRST_TRY_EVERY_MS)
      firstTry = { done: read().catch(() => undefined), atMs: nowMs };
    return firstTry.done;
  };
  const good = async (): Promise<RateBoard & { readonly good: RateReading }> => {
    let found = await board();
    if (found.good === undefined && readNow !== undefined) {
      await tryFirst(readNow);
      forget();
      found = await board();
    }
    if (found.good === undefined) throw new Refusal('pricing.no-rate');
    return { ...found, good: found.good };
  };
  return { board, good, forget };
}

async function readBoard(db: Database, clock: Clock): Promise<RateBoard> {
  const [good, waiting, { maxAgeHours }] = await Promise.all([
    findLatestReading(db, 'good'),
    findLatestReading(db, 'waiting'),
    readLimits(db),
  ]);
  const isTooOld =
    good !== undefined && clock.now().getTime() - good.quotedAt.getTime() > maxAgeHours * 3_600_000;
  return {
    good,
    waiting: waiting && good && waiting.quotedAt > good.quotedAt ? waiting : undefined,
    isTooOld,
  };
}
