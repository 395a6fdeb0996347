import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { readBidFiguresEndpoint } from '@hako/contract/bidding/figures';
import { dayInVietnam, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { BiddingDeps } from '../deps.ts';
import { countFigures, hasFigures, readFigures, type SiteFigures } from './figure-store.ts';

const DAY_MS = 86_400_000;
const FIGURE_DAYS = 90;
/** A lot may be settled late, and a rival may be removed after the end: the last days are counted anew. */
const RECOUNTED_DAYS = 3;

/** Midnight of the day in Vietnam so many days ago: days are counted whole. */
const dayStart = (now: Date, daysAgo: number): Date =>
  startOfVietnamDay(dayInVietnam(new Date(now.getTime() - daysAgo * DAY_MS))) as Date;

/** Counts the last days anew; everything the first time. */
export async function recountFigures(deps: BiddingDeps): Promise<void> {
  const days = (await hasFigures(deps.db)) ? RECOUNTED_DAYS : FIGURE_DAYS;
  await countFigures(deps.db, dayStart(deps.clock.now(), days));
}

export async function publicFigures(
  deps: BiddingDeps,
): Promise<EndpointReply<typeof readBidFiguresEndpoint>> {
  const now = deps.clock.now();
  const from = dayStart(now, FIGURE_DAYS - 1);
  const sites = await readFigures(deps.db, from);
  const sum = (of: (row: SiteFigures) => number): number =>
    sites.reduce((total, row) => total + of(row), 0);
  const total = {
    fired: sum((row) => row.fired),
    on_time: sum((row) => row.on_time),
    won: sum((row) => row.won),
    lost_by_price: sum((row) => row.lost_by_price),
    lost_by_us: sum((row) => row.lost_by_us),
    other: sum((row) => row.other),
  };
  return {
    success: true,
    data: { days: FIGURE_DAYS, from: from.toISOString(), to: now.toISOString(), total, sites },
  };
}
