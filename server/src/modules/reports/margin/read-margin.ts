import type { MarginPeriod, readMarginReportEndpoint } from '@hako/contract/reports/margin';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { ReportsDeps } from '../deps.ts';
import { reportTable } from '../exporting/report-table.ts';
import { askedDays, type Days } from '../rules/asked-days.ts';
import { figuresOf, isAnything } from './rules/figures-of.ts';
import { MARGIN_COLUMNS, MARGIN_SHEET } from './sheet-labels.ts';
import { listSiteTurnovers } from './site-turnover-store.ts';

/** What came in and what was left of it, by period and by site. Refusal `reports.days`. */
export async function readMargin(
  { db }: ReportsDeps,
  asked: Days,
): Promise<EndpointReply<typeof readMarginReportEndpoint>> {
  const days = askedDays(asked);
  const turnovers = await listSiteTurnovers(db, days);
  const sites = [...Map.groupBy(turnovers, ({ site }) => site)]
    .map(([site, of]) => ({ site, ...figuresOf(of) }))
    .filter(({ site: _, ...figures }) => isAnything(figures))
    .toSorted((one, other) => other.revenue_vnd - one.revenue_vnd);
  const periods: MarginPeriod[] = [...Map.groupBy(turnovers, ({ period }) => period)]
    .map(([period, of]) => ({ period, ...figuresOf(of) }))
    .filter(({ period: _, ...figures }) => isAnything(figures));
  return { step: days.step, periods, sites, total: figuresOf(turnovers) };
}

/** The same with one row for each period and site. */
export async function tableMargin({ db }: ReportsDeps, asked: Days) {
  const turnovers = await listSiteTurnovers(db, askedDays(asked));
  const rows = [...Map.groupBy(turnovers, ({ period, site }) => `${period} ${site}`).values()]
    .map((of) => ({ ...figuresOf(of), period: of[0]?.period ?? '', site: of[0]?.site ?? '' }))
    .filter(({ period: _, site: __, ...figures }) => isAnything(figures));
  return reportTable(MARGIN_SHEET, MARGIN_COLUMNS, rows);
}
