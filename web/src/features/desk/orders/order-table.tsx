import {
  exportDeskOrdersEndpoint,
  GOODS_PLACES,
  type OrderTableRow,
  type readTableChoicesEndpoint,
} from '@hako/contract/desk/order-table';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { DeskTable, type TablePage } from '../../../parts/desk/table/desk-table.tsx';
import { TableFilters } from '../../../parts/desk/table/table-filters.tsx';
import { SITE_CHOICES } from '../../../text/sites.ts';
import { Stack } from '../../../ui/frames/card.tsx';
import { SHIP_MODE_CHOICES } from '../ship-modes.ts';
import { orderColumns } from './order-columns.tsx';

type Choices = EndpointReply<typeof readTableChoicesEndpoint>['data'];

/** The words of the filters in the address; the file is asked with the same. */
export const ORDER_FILTERS = [
  'q',
  'state',
  'site',
  'sales',
  'customer',
  'from',
  'to',
  'paid',
  'trouble',
  'place',
  'mode',
  'sort',
] as const;

const PLACES = Object.entries(GOODS_PLACES).map(([value, label]) => ({ value, label }));

const filtersOf = ({ sales, states }: Choices) =>
  [
    { kind: 'text', name: 'q', label: 'Mã hoặc tên món', placeholder: 'HK…, mã sàn, máy ảnh' },
    { kind: 'text', name: 'customer', label: 'Khách hàng', placeholder: 'Tên, SĐT, mã khách' },
    { kind: 'choice', name: 'state', label: 'Trạng thái', options: states },
    { kind: 'choice', name: 'site', label: 'Sàn', options: SITE_CHOICES },
    { kind: 'choice', name: 'sales', label: 'Nhân viên phụ trách', options: sales },
    { kind: 'day', name: 'from', label: 'Đặt từ ngày' },
    { kind: 'day', name: 'to', label: 'Đến ngày' },
    {
      kind: 'choice',
      name: 'paid',
      label: 'Thanh toán lần 1',
      options: [
        { value: 'yes', label: 'Đã trả đủ' },
        { value: 'no', label: 'Còn thiếu' },
      ],
    },
    {
      kind: 'choice',
      name: 'trouble',
      label: 'Vướng mắc',
      options: [{ value: 'yes', label: 'Chỉ đơn có vướng mắc' }],
    },
    { kind: 'choice', name: 'place', label: 'Hàng đang ở', options: PLACES },
    { kind: 'choice', name: 'mode', label: 'Hình thức', options: SHIP_MODE_CHOICES },
  ] as const;

/** All orders, finished ones too; the margin only for whoever the server tells it. */
export function OrderTable({
  page,
  choices,
  asked,
  nowMs,
}: {
  readonly page: TablePage<OrderTableRow>;
  readonly choices: Choices;
  readonly asked: object;
  readonly nowMs: number;
}) {
  const sees = {
    seesMoney: page.rows.some((row) => row.received_vnd !== null),
    seesMargin: page.rows.some(({ margin }) => margin !== null),
  };
  return (
    <Stack>
      <TableFilters filters={filtersOf(choices)} />
      <DeskTable
        id="orders"
        name="Đơn hàng"
        unit="đơn"
        columns={orderColumns(nowMs, sees)}
        page={page}
        keyOf={({ code }) => code}
        usualSort="-created"
        file={{ endpoint: exportDeskOrdersEndpoint, query: asked }}
      />
    </Stack>
  );
}
