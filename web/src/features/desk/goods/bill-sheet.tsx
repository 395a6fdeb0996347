import type { BillBook } from '@hako/contract/billing/bill-book';
import type { DeskBill } from '@hako/contract/billing/desk-slips';
import { permitsIn, useViewer } from '../../../parts/viewer.ts';
import { formatDong, formatWeight } from '../../../text/money.ts';
import { formatPhone } from '../../../text/contact.ts';
import { formatMoment } from '../../../text/time.ts';
import { type Column, DataTable } from '../../../ui/figures/data-table.tsx';
import { Dong } from '../../../ui/figures/money.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Timeline } from '../../../ui/figures/timeline.tsx';
import { Card, Facts, Stack, WithAside } from '../../../ui/frames/card.tsx';
import { CarrierEvents } from '../delivery/carrier-events.tsx';
import { MoneyFlows } from '../orders/book/money-flows.tsx';
import { Owner } from './owner-column.tsx';
import { RecordLink } from './record-links.tsx';

type Line = DeskBill['orders'][number];

/**
 * One bill: whose it is, what it asks for, order by order, what moved for it, to whom it goes, and
 * what its carriers and our people told.
 */
export function BillSheet({ bill, book }: { readonly bill: DeskBill; readonly book: BillBook }) {
  const mayTrack = permitsIn(useViewer(), 'bills.make', 'VN');
  return (
    <Stack>
      <h1>
        Phiếu {bill.code} <Tag>{bill.status_label}</Tag>
      </h1>
      <WithAside
        aside={
          <Stack>
            <Card title="Phiếu xuất kho" level={3}>
              <Facts rows={factsOf(bill, book)} />
            </Card>
            <Notes notes={book.notes} />
          </Stack>
        }
      >
        <Stack>
          <Card title="Đơn trên phiếu" level={3}>
            <DataTable
              name="Đơn trên phiếu"
              isDense
              keyOf={({ code }) => code}
              rows={bill.orders}
              columns={columnsOf(bill.orders)}
              empty={null}
            />
          </Card>
          {book.money ? <MoneyFlows money={book.money} isOfBill /> : null}
          <CarrierEvents bill={{ ...bill, may_track: bill.may_track && mayTrack }} />
          <Attempts attempts={bill.attempts} />
        </Stack>
      </WithAside>
    </Stack>
  );
}

/** Deliveries that failed, the last one first. */
function Attempts({ attempts }: Pick<DeskBill, 'attempts'>) {
  if (attempts.length === 0) return null;
  return (
    <Card title="Những lần giao không thành" level={3}>
      <Timeline
        entries={attempts.toReversed().map((one) => ({
          key: String(one.number),
          time: formatMoment(one.ended_at),
          title: `Lần ${one.number} · ${one.carrier_name}${one.tracking ? ` · ${one.tracking}` : ''}`,
          detail: one.status_label ?? undefined,
        }))}
      />
    </Card>
  );
}

/** What our people wrote about its orders; it is written on the page of the order. */
function Notes({ notes }: Pick<BillBook, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Card title="Ghi chú nội bộ của các đơn" level={3}>
      <Timeline
        entries={notes.map((note) => ({
          key: note.id,
          time: formatMoment(note.at),
          title: note.text,
          detail: `${note.order_code} · ${note.author_name}`,
        }))}
      />
    </Card>
  );
}

function paymentText({ paid_at: at, is_paid: isPaid, is_cod: isCod }: DeskBill): string {
  if (isPaid) return at ? `Đã trả ${formatMoment(at)}` : 'Đã trả';
  return isCod ? 'Hãng thu hộ, chưa có tiền' : 'Chưa trả';
}

function factsOf(bill: DeskBill, { customer }: BillBook) {
  const { address, delivery } = bill;
  return [
    ...(customer ? [['Khách hàng', <Owner key="customer" {...customer} />] as const] : []),
    ['Tổng tiền', <Dong key="total" amount={bill.total_vnd} />],
    ['Thanh toán', paymentText(bill)],
    ...(bill.cod_owed_vnd > 0
      ? [['Hãng còn nợ', <Dong key="owed" amount={bill.cod_owed_vnd} />] as const]
      : []),
    ['Lập lúc', formatMoment(bill.created_at)],
    ['Chuyển bước lúc', formatMoment(bill.moved_at)],
    ['Người nhận', address.receiver],
    ['Điện thoại', formatPhone(address.phone)],
    ['Địa chỉ', address.text],
    ...(delivery
      ? [
          ['Hãng giao', delivery.carrier_name] as const,
          ['Mã vận đơn', delivery.tracking ?? '—'] as const,
          ['Phí hãng', delivery.fee_vnd === null ? '—' : formatDong(delivery.fee_vnd)] as const,
        ]
      : []),
  ] as const;
}

const sumOf = (lines: readonly Line[], amount: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + amount(line), 0);

/** A sum of each order; left out where it is nothing on the whole bill. */
function sumColumn(
  lines: readonly Line[],
  head: string,
  amount: (line: Line) => number,
): readonly Column<Line>[] {
  const total = sumOf(lines, amount);
  if (total === 0) return [];
  const cell = (line: Line) => <Dong amount={amount(line)} />;
  return [{ key: head, head, isFigure: true, cell, total: <Dong amount={total} /> }];
}

const columnsOf = (lines: readonly Line[]): readonly Column<Line>[] => [
  {
    key: 'code',
    head: 'Mã đơn',
    cell: ({ code }) => (
      <RecordLink kind="orders" of={code}>
        {code}
      </RecordLink>
    ),
    total: 'Cộng',
  },
  { key: 'name', head: 'Tên món', isText: true, cell: ({ name }) => name },
  {
    key: 'weight',
    head: 'Cân nặng',
    isFigure: true,
    cell: (line) => (line.weight_g === null ? '—' : formatWeight(line.weight_g)),
  },
  ...sumColumn(lines, 'Lần 2', (line) => line.second_payment_vnd),
  ...sumColumn(lines, 'Thiếu lần 1', (line) => line.outstanding_first_vnd),
  ...sumColumn(lines, 'Hako chịu', (line) => line.carried_vnd),
];
