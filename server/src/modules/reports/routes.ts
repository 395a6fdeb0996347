import { readMarginReportEndpoint } from '@hako/contract/reports/margin';
import { exportReportEndpoint } from '@hako/contract/reports/reports';
import { sendFile } from '../../platform/http/file-reply.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Reports } from './reports.ts';

export const reportsRoutes = (reports: Reports): Route[] => [
  route(readMarginReportEndpoint, ({ query }) => reports.readMargin(query)),
  route(exportReportEndpoint, async ({ params: { report }, query, caller, reply }) => {
    const { format = 'xlsx', ...days } = query;
    const asked = { report, format, ...days, staffId: caller.userId };
    const { fileName, file } = await reports.exportReport(asked);
    return sendFile(reply, format, fileName, reports.now(), file);
  }),
];
