import { readStatesReportEndpoint } from '@hako/contract/reports/states';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { StateTimes } from '../../../features/reports/states-report.tsx';
import { reportOf } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/states';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: thời gian từng bước · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reportOf(request, (query) => load(context, readStatesReportEndpoint, { query }));

/** How long orders stand in each state. */
export default function DeskStatesPage({
  loaderData: { days, report, wrong },
}: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="states" days={days} wrong={wrong}>
      {report ? <StateTimes report={report} /> : null}
    </ReportFrame>
  );
}
