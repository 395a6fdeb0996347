import {
  BILL_PAYMENTS,
  type BillTableRow,
  exportBillTableEndpoint,
  type listBillTableEndpoint,
} from '@hako/contract/billing/bill-table';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { DeskTable, type TableColumn } from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { formatMoment } from '../../../text/time.ts';
import { Dong } from '../../../ui/figures/money.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { OrderLinks, RecordLink } from './record-links.tsx';
import { OWNER_COLUMN, useOwnerFilter } from './owner-column.tsx';

/** The words of the filters in the address; the file is asked with the same. */
export const BILL_FILTERS = ['q', 'customer', 'state', 'paid', 'from', 'to', 'sort'] as const;

type Page = EndpointReply<typeof listBillTableEndpoint>['data'];

const PAYMENTS = Object.entries(BILL_PAYMENTS).map(([value, label]) => ({ value, label }));

const filtersOf = (states: Page['states']) =>
  [
    { kind: 'text', name: 'q', label: 'Mã phiếu, đơn', placeholder: 'PX…, HK…, mã hãng' },
    { kind: 'text', name: 'customer', label: 'Khách hàng', placeholder: 'Tên, SĐT, mã khách' },
    { kind: 'choice', name: 'state', label: 'Trạng thái', options: states },
    { kind: 'choice', name: 'paid', label: 'Thanh toán', options: PAYMENTS },
    { kind: 'day', name: 'from', label: 'Lập từ ngày' },
    { kind: 'day', name: 'to', label: 'Đến ngày' },
  ] as const;

const COLUMNS: readonly TableColumn<BillTableRow>[] = [
  {
    key: 'code',
    head: 'Mã phiếu',
    isSortable: true,
    isFixed: true,
    cell: ({ code }) => (
      <RecordLink kind="bills" of={code}>
        {code}
      </RecordLink>
    ),
  },
  { key: 'state', head: 'Trạng thái', cell: (row) => row.state_label },
  { key: 'payment', head: 'Thanh toán', cell: ({ payment }) => BILL_PAYMENTS[payment] },
  {
    key: 'total',
    head: 'Số tiền',
    isFigure: true,
    isSortable: true,
    cell: (row) => <Dong amount={row.total_vnd} />,
    totalOf: (rows) => <Dong amount={rows.reduce((sum, row) => sum + row.total_vnd, 0)} />,
  },
  { key: 'orders', head: 'Đơn hàng', cell: ({ orders }) => <OrderLinks codes={orders} /> },
  {
    key: 'created',
    head: 'Lập lúc',
    isSortable: true,
    cell: (row) => formatMoment(row.created_at),
  },
  {
    key: 'moved',
    head: 'Chuyển bước lúc',
    isSortable: true,
    cell: (row) => formatMoment(row.moved_at),
  },
  OWNER_COLUMN,
];

/** All bills, delivered and cancelled ones too. */
export function BillTable({ page, asked }: { readonly page: Page; readonly asked: object }) {
  return (
    <Stack>
      <TableFilters filters={useOwnerFilter(filtersOf(page.states))} />
      <DeskTable
        id="bills"
        name="Phiếu xuất kho"
        unit="phiếu"
        columns={COLUMNS}
        page={page}
        keyOf={({ code }) => code}
        usualSort="-created"
        file={{ endpoint: exportBillTableEndpoint, query: asked }}
      />
    </Stack>
  );
}
