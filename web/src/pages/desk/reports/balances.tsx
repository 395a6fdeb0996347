import { readBalancesReportEndpoint } from '@hako/contract/reports/balances';
import { load } from '../../../api/load.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { BalanceFacts, BalancePeriods } from '../../../features/reports/balances-report.tsx';
import { daysOfRequest } from '../../../features/reports/report-days.ts';
import { ReportFrame } from '../../../features/reports/report-frame.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/balances';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo: tiền · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const days = daysOfRequest(request);
  return { days, report: await load(context, readBalancesReportEndpoint, { query: days }) };
}

/** Cash, wallets, holds, what customers owe, and what was given back. */
export default function DeskBalancesPage({ loaderData: { days, report } }: Route.ComponentProps) {
  return (
    <ReportFrame title="Báo cáo" report="balances" days={days}>
      <WithAside aside={<BalanceFacts report={report} />}>
        <BalancePeriods report={report} />
      </WithAside>
    </ReportFrame>
  );
}
