import { readBalancesReportEndpoint } from '@hako/contract/reports/balances';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { BalanceFacts, BalancePeriods } from '../../../features/reports/balances-report.tsx';
import { reportOf } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/balances';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: tiền · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const loader = ({ context, request }: Route.LoaderArgs) =>
  reportOf(request, (query) => load(context, readBalancesReportEndpoint, { query }));

/** Cash, wallets, holds, what customers owe, and what was given back. */
export default function DeskBalancesPage({
  loaderData: { days, report, wrong },
}: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="balances" days={days} wrong={wrong}>
      {report ? (
        <WithAside aside={<BalanceFacts report={report} />}>
          <BalancePeriods report={report} />
        </WithAside>
      ) : null}
    </ReportFrame>
  );
}
