import {
  type CustomerTableRow,
  exportDeskCustomersEndpoint,
  NOBODYS,
  type readCustomerChoicesEndpoint,
} from '@hako/contract/desk/customer-table';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { Link } from 'react-router';
import {
  DeskTable,
  type TableColumn,
  type TablePage,
} from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { permits, useViewer } from '../../../parts/viewer.ts';
import { formatCount, formatDong } from '../../../text/money.ts';
import { formatDay } from '../../../text/time.ts';
import { Stack } from '../../../ui/frames/card.tsx';

type Choices = EndpointReply<typeof readCustomerChoicesEndpoint>['data'];

/** The words of the filters in the address; the file is asked with the same. */
export const CUSTOMER_FILTERS = ['q', 'level', 'sales', 'from', 'to', 'sort'] as const;

const filtersOf = ({ levels, sales }: Choices) =>
  [
    { kind: 'text', name: 'q', label: 'Tìm khách', placeholder: 'Tên, SĐT, email, mã khách' },
    { kind: 'choice', name: 'level', label: 'Hạng', options: levels },
    {
      kind: 'choice',
      name: 'sales',
      label: 'Nhân viên phụ trách',
      options: [{ value: NOBODYS, label: 'Chưa có ai' }, ...sales],
    },
    { kind: 'day', name: 'from', label: 'Mở tài khoản từ ngày' },
    { kind: 'day', name: 'to', label: 'Đến ngày' },
  ] as const;

const COLUMNS: readonly TableColumn<CustomerTableRow>[] = [
  {
    key: 'name',
    head: 'Khách hàng',
    isFixed: true,
    isSortable: true,
    cell: (row) => <Link to={`/desk/customers/${row.id}`}>{row.full_name || row.customer_no}</Link>,
  },
  { key: 'number', head: 'Mã khách', cell: (row) => row.customer_no },
  { key: 'phone', head: 'Điện thoại', cell: (row) => row.phone ?? '—' },
  { key: 'email', head: 'Email', cell: (row) => row.email ?? '—' },
  { key: 'level', head: 'Hạng', cell: (row) => row.level_name },
  { key: 'sales', head: 'Phụ trách', cell: (row) => row.sales_name ?? 'chưa có ai' },
  {
    key: 'available',
    head: 'Ví dùng được',
    isFigure: true,
    cell: (row) => formatDong(row.available_vnd),
  },
  { key: 'orders', head: 'Số đơn', isFigure: true, cell: (row) => formatCount(row.orders) },
  {
    key: 'last',
    head: 'Đơn gần nhất',
    cell: (row) => (row.last_order_at ? formatDay(row.last_order_at) : '—'),
  },
  { key: 'since', head: 'Khách từ', isSortable: true, cell: (row) => formatDay(row.since) },
];

/** All customers; the file is for those who keep the books. */
export function CustomerTable({
  page,
  choices,
  asked,
}: {
  readonly page: TablePage<CustomerTableRow>;
  readonly choices: Choices;
  readonly asked: object;
}) {
  const mayExport = permits(useViewer(), 'customers.export');
  return (
    <Stack>
      <TableFilters filters={filtersOf(choices)} />
      <DeskTable
        id="customers"
        name="Khách hàng"
        unit="khách hàng"
        columns={COLUMNS}
        page={page}
        keyOf={({ id }) => id}
        usualSort="-since"
        file={mayExport ? { endpoint: exportDeskCustomersEndpoint, query: asked } : undefined}
      />
    </Stack>
  );
}
