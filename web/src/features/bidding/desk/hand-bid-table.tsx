import type { HandBidRow } from '@hako/contract/bidding/by-hand';
import { OpenTable } from '../../../parts/desk/table/open-table.tsx';
import { formatYen } from '../../../text/money.ts';
import { customerName } from '../../../text/people.ts';
import { formatMoment } from '../../../text/time.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import type { Column } from '../../../ui/figures/data-table.tsx';
import { type HandBidProps, HandBidWork } from './desk-hand-bids.tsx';

const STATES: Readonly<Record<HandBidRow['state'], string>> = {
  waiting: 'Chưa ai nhận',
  taken: 'Đang đặt',
  placed: 'Đã đặt',
};

const COLUMNS: readonly [Column<HandBidRow>, ...Column<HandBidRow>[]] = [
  { key: 'name', head: 'Phiên', cell: ({ name }) => name },
  { key: 'left', head: 'Còn lại', cell: LeftOf },
  {
    key: 'end',
    head: 'Hạn đặt / kết thúc',
    cell: (row) => formatMoment(row.state === 'placed' ? row.end_time : row.deadline),
  },
  { key: 'maximum', head: 'Đặt tối đa', isFigure: true, cell: (row) => formatYen(row.maximum) },
  { key: 'price', head: 'Giá hiện tại', isFigure: true, cell: (row) => formatYen(row.price) },
  { key: 'customer', head: 'Khách hàng', cell: (row) => customerName(row.customer) },
  {
    key: 'state',
    head: 'Tình trạng',
    cell: (row) => (row.state === 'taken' && row.is_mine ? 'Bạn đang đặt' : STATES[row.state]),
  },
];

/** By the marketplace's clock where the marketplace decides. */
function LeftOf({ state, end_time: end, deadline, clock_offset_ms: offset }: HandBidRow) {
  return state === 'placed' ? (
    <Countdown endsAt={end} clockOffsetMs={offset} />
  ) : (
    <Countdown endsAt={deadline} />
  );
}

/**
 * Bids that a person places: until when, at most how much; the open row says what is to be done.
 */
export function HandBidTable({
  bids,
  onDone,
}: Pick<HandBidProps, 'onDone'> & { readonly bids: readonly HandBidRow[] }) {
  return (
    <OpenTable
      name="Lượt nhân viên đặt giá"
      columns={COLUMNS}
      rows={bids}
      keyOf={({ id }) => id}
      bodyOf={(hand) => <HandBidWork key={hand.id} hand={hand} onDone={onDone} />}
    />
  );
}
