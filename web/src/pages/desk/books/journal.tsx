import {
  exportJournalEndpoint,
  listBookAccountsEndpoint,
  listJournalEndpoint,
} from '@hako/contract/books/books';
import { redirect } from 'react-router';
import { load } from '../../../api/load.ts';
import { JournalTable } from '../../../features/books/journal-table.tsx';
import { requireStaff } from '../../../features/identity/guard.ts';
import { searchWith } from '../../../parts/desk/table/table-address.ts';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { ExportButton } from '../../../parts/export-button.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { dayOf } from '../../../text/time.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Row, Stack } from '../../../ui/frames/card.tsx';
import type { Route } from './+types/journal';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Nhật ký chung · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const today = dayOf(Date.now());
  const days = {
    from: search.get('from') || `${today.slice(0, 8)}01`,
    to: search.get('to') || today,
  };
  // The address says which days are shown, and with it the fields do.
  if (!search.get('from') || !search.get('to'))
    throw redirect(
      `/desk/journal?${new URLSearchParams({ ...Object.fromEntries(search), ...days })}`,
    );
  const account = search.get('account') || undefined;
  const before = search.get('before') || undefined;
  const [page, chart] = await Promise.all([
    load(context, listJournalEndpoint, { query: { ...days, account, before } }),
    load(context, listBookAccountsEndpoint),
  ]);
  return { page, chart: chart.rows, days, filters: { ...days, account } };
}

/** The journal of the books, for reading and for the accounting program. */
export default function DeskJournalPage({
  loaderData: { page, chart, days, filters },
}: Route.ComponentProps) {
  const accounts = chart.map(({ account, number, name }) => ({
    value: account,
    label: `${number} ${name}`,
  }));
  const next = searchWith(new URLSearchParams(), [
    ...Object.entries(filters).map(([name, value = '']) => [name, value] as const),
    ['before', page.next ?? ''],
  ]);
  return (
    <Stack>
      <PageName>Nhật ký chung</PageName>
      <TableFilters
        filters={[
          { kind: 'day', name: 'from', label: 'Từ ngày' },
          { kind: 'day', name: 'to', label: 'Đến hết ngày' },
          { kind: 'choice', name: 'account', label: 'Tài khoản', options: accounts },
        ]}
      />
      <Row>
        <ExportButton endpoint={exportJournalEndpoint} input={{ query: { ...days } }}>
          Xuất Excel để nhập phần mềm kế toán
        </ExportButton>
        <ExportButton
          endpoint={exportJournalEndpoint}
          input={{ query: { ...days, format: 'csv' } }}
        >
          Xuất CSV
        </ExportButton>
      </Row>
      <JournalTable rows={page.rows} />
      {page.next ? <ButtonLink to={`?${next}`}>Cũ hơn</ButtonLink> : null}
    </Stack>
  );
}
