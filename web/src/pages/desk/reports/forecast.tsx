import { readForecastReportEndpoint } from '@hako/contract/reports/forecast';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { ForecastTables } from '../../../features/reports/forecast-report.tsx';
import { reportOf } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/forecast';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: ước tính và thực tế · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reportOf(request, (query) => load(context, readForecastReportEndpoint, { query }));

/** What was foretold of second payments, and what they became. */
export default function DeskForecastPage({
  loaderData: { days, report, wrong },
}: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="forecast" days={days} wrong={wrong}>
      {report ? <ForecastTables report={report} /> : null}
    </ReportFrame>
  );
}
