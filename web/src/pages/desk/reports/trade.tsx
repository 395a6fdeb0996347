import { readTradeReportEndpoint } from '@hako/contract/reports/trade';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { PurchaseTable, SnipeTable } from '../../../features/reports/trade-report.tsx';
import { reportOf } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import type { Route } from './+types/trade';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: mua và săn · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reportOf(request, (query) => load(context, readTradeReportEndpoint, { query }));

/** What was bought and how, and what became of snipes. */
export default function DeskTradePage({
  loaderData: { days, report, wrong },
}: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="trade" days={days} wrong={wrong}>
      {report ? (
        <>
          <PurchaseTable report={report} />
          <SnipeTable report={report} />
        </>
      ) : null}
    </ReportFrame>
  );
}
