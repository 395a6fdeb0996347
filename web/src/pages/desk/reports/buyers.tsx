import { readBuyersReportEndpoint } from '@hako/contract/reports/buyers';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { BuyersTable } from '../../../features/reports/buyers-report.tsx';
import { reportOf } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/buyers';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: khách mới và cũ · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reportOf(request, (query) => load(context, readBuyersReportEndpoint, { query }));

/** Customers who came, bought for the first time, and bought again. */
export default function DeskBuyersPage({
  loaderData: { days, report, wrong },
}: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="buyers" days={days} wrong={wrong}>
      {report ? <BuyersTable report={report} /> : null}
    </ReportFrame>
  );
}
