import type { readTradeReportEndpoint, SnipeSite } from '@hako/contract/reports/trade';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { ReportsDeps } from '../deps.ts';
import { reportTable } from '../exporting/report-table.ts';
import { type AskedDays, askedDays, type Days } from '../rules/asked-days.ts';
import { quantileOf } from '../spans/rules/quantile.ts';
import { listSpans } from '../spans/span-store.ts';
import { TRADE_COLUMNS, TRADE_SHEET } from './sheet-labels.ts';
import { listPurchases, listSnipes } from './trade-store.ts';

/** What was bought and how, and what became of snipes. Refusal `reports.days`. */
export async function readTrade(
  deps: ReportsDeps,
  asked: Days,
): Promise<EndpointReply<typeof readTradeReportEndpoint>> {
  const days = askedDays(asked);
  return { purchases: await listPurchases(deps.db, days), snipes: await snipesOf(deps, days) };
}

/** One row for each site that bought or sniped. */
export async function tableTrade(deps: ReportsDeps, asked: Days) {
  const { purchases, snipes } = await readTrade(deps, asked);
  const sites = new Set([...purchases, ...snipes].map(({ site }) => site));
  const rows = [...sites].map((site) => ({
    site,
    bought: purchases.find((row) => row.site === site),
    sniped: snipes.find((row) => row.site === site),
  }));
  return reportTable(TRADE_SHEET, TRADE_COLUMNS, rows);
}

async function snipesOf({ db }: ReportsDeps, days: AskedDays): Promise<SnipeSite[]> {
  const late = await listSpans(db, days, 'snipe');
  return (await listSnipes(db, days)).map((row) => ({
    ...row,
    half_late_ms: quantileOf(late.get(row.site) ?? [], 0.5) ?? null,
    most_late_ms: quantileOf(late.get(row.site) ?? [], 0.99) ?? null,
  }));
}
