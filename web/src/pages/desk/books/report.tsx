import { exportMoneyReportEndpoint, readMoneyReportEndpoint } from '@hako/contract/books/reports';
import { redirect } from 'react-router';
import { load } from '../../../api/load.ts';
import { MoneyFacts, RevenueCard } from '../../../features/books/money-report.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { ExportButton } from '../../../parts/export-button.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { dayOf } from '../../../text/time.ts';
import { Row, Stack, WithAside } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/report';

const MONTH_MS = 30 * 86_400_000;

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Báo cáo tiền · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const nowMs = Date.now();
  const days = {
    from: search.get('from') || dayOf(nowMs - MONTH_MS),
    to: search.get('to') || dayOf(nowMs),
  };
  if (!search.get('from') || !search.get('to'))
    throw redirect(`/desk/report?${new URLSearchParams(days)}`);
  return { days, report: await load(context, readMoneyReportEndpoint, { query: days }) };
}

/** What the company earned, and where its money lies. */
export default function DeskReportPage({ loaderData: { days, report } }: Route.ComponentProps) {
  return (
    <Stack>
      <PageName>Báo cáo tiền</PageName>
      <TableFilters
        filters={[
          { kind: 'day', name: 'from', label: 'Từ ngày' },
          { kind: 'day', name: 'to', label: 'Đến hết ngày' },
        ]}
      />
      <Row>
        <ExportButton endpoint={exportMoneyReportEndpoint} input={{ query: days }}>
          Xuất Excel
        </ExportButton>
        <ExportButton
          endpoint={exportMoneyReportEndpoint}
          input={{ query: { ...days, format: 'csv' } }}
        >
          Xuất CSV
        </ExportButton>
      </Row>
      <WithAside aside={<MoneyFacts report={report} />}>
        <RevenueCard report={report} />
      </WithAside>
    </Stack>
  );
}
