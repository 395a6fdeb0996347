import type { readBalancesReportEndpoint } from '@hako/contract/reports/balances';
import type { readForecastReportEndpoint } from '@hako/contract/reports/forecast';
import type { readStatesReportEndpoint } from '@hako/contract/reports/states';
import type { readTradeReportEndpoint } from '@hako/contract/reports/trade';
import type { readBuyersReportEndpoint } from '@hako/contract/reports/buyers';
import type { readMarginReportEndpoint } from '@hako/contract/reports/margin';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { AskedFile, ReportFile } from './exporting/export-report.ts';
import type { Days } from './rules/asked-days.ts';

/** How the company does, for those who keep its books. */
export interface Reports {
  readMargin(days: Days): Promise<EndpointReply<typeof readMarginReportEndpoint>>;
  readBalances(days: Days): Promise<EndpointReply<typeof readBalancesReportEndpoint>>;
  readForecast(days: Days): Promise<EndpointReply<typeof readForecastReportEndpoint>>;
  readStates(days: Days): Promise<EndpointReply<typeof readStatesReportEndpoint>>;
  readTrade(days: Days): Promise<EndpointReply<typeof readTradeReportEndpoint>>;
  readBuyers(days: Days): Promise<EndpointReply<typeof readBuyersReportEndpoint>>;
  /** See `export-report.ts`. */
  exportReport(asked: AskedFile): Promise<ReportFile>;
  /** See `keep-days.ts`. */
  keepDays(): Promise<void>;
  now(): Date;
}
