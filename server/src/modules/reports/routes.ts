import { readBalancesReportEndpoint } from '@hako/contract/reports/balances';
import { readForecastReportEndpoint } from '@hako/contract/reports/forecast';
import { readStatesReportEndpoint } from '@hako/contract/reports/states';
import { readTradeReportEndpoint } from '@hako/contract/reports/trade';
import { readBuyersReportEndpoint } from '@hako/contract/reports/buyers';
import { readMarginReportEndpoint } from '@hako/contract/reports/margin';
import { exportReportEndpoint } from '@hako/contract/reports/reports';
import { sendFile } from '../../platform/http/file-reply.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Reports } from './reports.ts';

export const reportsRoutes = (reports: Reports): Route[] => [
  route(readMarginReportEndpoint, ({ query }) => reports.readMargin(query)),
  route(readBalancesReportEndpoint, ({ query }) => reports.readBalances(query)),
  route(readForecastReportEndpoint, ({ query }) => reports.readForecast(query)),
  route(readStatesReportEndpoint, ({ query }) => reports.readStates(query)),
  route(readTradeReportEndpoint, ({ query }) => reports.readTrade(query)),
  route(readBuyersReportEndpoint, ({ query }) => reports.readBuyers(query)),
  route(exportReportEndpoint, async ({ params: { report }, query, caller, reply }) => {
    const { format = 'xlsx', ...days } = query;
    const asked = { report, format, ...days, staffId: caller.userId };
    const { fileName, file } = await reports.exportReport(asked);
    return sendFile(reply, format, fileName, reports.now(), file);
  }),
];
