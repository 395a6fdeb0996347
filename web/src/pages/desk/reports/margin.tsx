import { readMarginReportEndpoint } from '@hako/contract/reports/margin';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { MarginPeriods, MarginSites } from '../../../features/reports/margin-report.tsx';
import { reportOf } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/margin';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: doanh thu, lãi gộp · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reportOf(request, (query) => load(context, readMarginReportEndpoint, { query }));

/** What came in and what was left of it, over time and by site. */
export default function DeskMarginPage({
  loaderData: { days, report, wrong },
}: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="margin" days={days} wrong={wrong}>
      {report ? (
        <>
          <MarginPeriods report={report} />
          <MarginSites report={report} />
        </>
      ) : null}
    </ReportFrame>
  );
}
