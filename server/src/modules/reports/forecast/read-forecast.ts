import type { ForecastFigures, readForecastReportEndpoint } from '@hako/contract/reports/forecast';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { ReportsDeps } from '../deps.ts';
import { reportTable } from '../exporting/report-table.ts';
import { askedDays, type Days } from '../rules/asked-days.ts';
import { listForecasts } from './forecast-store.ts';
import { FORECAST_COLUMNS, FORECAST_SHEET } from './sheet-labels.ts';

/** What was foretold of second payments, and what they became. Refusal `reports.days`. */
export async function readForecast(
  { db }: ReportsDeps,
  asked: Days,
): Promise<EndpointReply<typeof readForecastReportEndpoint>> {
  const days = askedDays(asked);
  const periods = await listForecasts(db, days, 'period');
  const sites = await listForecasts(db, days, 'site');
  return {
    step: days.step,
    periods: periods.map((row) => ({ period: row.name, ...figuresOf(row) })),
    sites: sites
      .map((row) => ({ site: row.name, ...figuresOf(row) }))
      .toSorted((one, other) => other.orders - one.orders),
  };
}

/** The periods as a file. */
export const tableForecast = async ({ db }: ReportsDeps, asked: Days) =>
  reportTable(
    FORECAST_SHEET,
    FORECAST_COLUMNS,
    await listForecasts(db, askedDays(asked), 'period'),
  );

const figuresOf = ({
  name: _,
  ...figures
}: ForecastFigures & { readonly name: string }): ForecastFigures => figures;
