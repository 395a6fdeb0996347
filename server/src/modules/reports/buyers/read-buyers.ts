import type { BuyerPeriod, readBuyersReportEndpoint } from '@hako/contract/reports/buyers';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { ReportsDeps } from '../deps.ts';
import { reportTable } from '../exporting/report-table.ts';
import { type AskedDays, askedDays, type Days } from '../rules/asked-days.ts';
import { countJoined, listBuyers } from './buyer-store.ts';
import { BUYER_COLUMNS, BUYER_SHEET } from './sheet-labels.ts';

const NOBODY = { orders: 0, first_time: 0, returning: 0 };

/** Who came, who bought for the first time and who bought again. Refusal `reports.days`. */
export async function readBuyers(
  deps: ReportsDeps,
  asked: Days,
): Promise<EndpointReply<typeof readBuyersReportEndpoint>> {
  const days = askedDays(asked);
  const periods = await periodsOf(deps, days);
  const [all = { period: '', ...NOBODY }] = await listBuyers(deps.db, days, 'all');
  const joined = periods.reduce((sum, row) => sum + row.joined, 0);
  const { period: _, ...total } = { ...all, joined };
  return { step: days.step, periods, total };
}

/** The periods as a file. */
export const tableBuyers = async (deps: ReportsDeps, asked: Days) =>
  reportTable(BUYER_SHEET, BUYER_COLUMNS, await periodsOf(deps, askedDays(asked)));

async function periodsOf({ db }: ReportsDeps, days: AskedDays): Promise<BuyerPeriod[]> {
  const [buyers, joined] = await Promise.all([
    listBuyers(db, days, 'period'),
    countJoined(db, days),
  ]);
  const bought = new Map(buyers.map((row) => [row.period, row]));
  return [...new Set([...bought.keys(), ...joined.keys()])].toSorted().map((period) => ({
    ...(bought.get(period) ?? NOBODY),
    period,
    joined: joined.get(period) ?? 0,
  }));
}
