import {
  type DeskInvoiceFilter,
  listDeskInvoicesEndpoint,
} from '@hako/contract/invoicing/einvoices';
import { load } from '../../../api/load.ts';
import { useLive } from '../../../api/live.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { requireStaff } from '../../../features/identity/guard.ts';
import { InvoiceExport } from '../../../features/invoicing/invoice-export.tsx';
import { InvoiceTable } from '../../../features/invoicing/invoice-table.tsx';
import { TablePages } from '../../../parts/desk/table/table-pages.tsx';
import { PageName } from '../../../parts/desk/page-name.tsx';
import type { RouteHandle } from '../../../root.tsx';
import { chosenIn } from '../../../text/address.ts';
import { dayOf } from '../../../text/time.ts';
import { Card, Stack } from '../../../ui/frames/card.tsx';
import { TabLinks } from '../../../ui/frames/tabs.tsx';
import type { Route } from './+types/invoices';

export const handle = { hasNoFooter: true } satisfies RouteHandle;
export const meta: Route.MetaFunction = () => [{ title: 'Hóa đơn · Hako' }];
export const middleware: Route.MiddlewareFunction[] = [requireStaff];

const TABS = [
  { key: 'all', label: 'Tất cả' },
  { key: 'open', label: 'Chưa phát hành' },
  { key: 'refused', label: 'Bị từ chối' },
  { key: 'issued', label: 'Đã phát hành' },
] as const satisfies readonly { key: DeskInvoiceFilter | 'all'; label: string }[];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = chosenIn(search, 'state', TABS);
  const after = search.get('after');
  const { rows, next } = await load(context, listDeskInvoicesEndpoint, {
    query: { ...(state !== 'all' && { state }), ...(after && { after }) },
  });
  return { state, rows, next, today: dayOf(Date.now()) };
}

/** What became of each invoice at its provider, and the issued ones as a spreadsheet. */
export default function DeskInvoicesPage({
  loaderData: { state, rows, next, today },
}: Route.ComponentProps) {
  const revalidate = useRefresh();
  useLive('desk', (message) => {
    if (!message || message.kind === 'invoice-changed') void revalidate();
  });
  return (
    <Stack>
      <PageName>Hóa đơn</PageName>
      <Card>
        <TabLinks
          label="Tình trạng hóa đơn"
          chosen={state}
          tabs={TABS.map(({ key, label }) => ({ key, label, to: `?state=${key}` }))}
        />
        <InvoiceTable rows={rows} />
        <TablePages next={next} />
      </Card>
      <Card title="Tải bảng đã phát hành">
        <InvoiceExport today={today} />
      </Card>
    </Stack>
  );
}
