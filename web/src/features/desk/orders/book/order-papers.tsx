import type { OrderBook } from '@hako/contract/desk/order-book';
import { Link } from 'react-router';
import { formatDong, formatWeight } from '../../../../text/money.ts';
import { formatDay } from '../../../../text/time.ts';
import { Card, Facts } from '../../../../ui/frames/card.tsx';

const COMPLAINT_STATES: Readonly<Record<string, string>> = {
  open: 'mới',
  handling: 'đang xử lý',
  answered: 'đã trả lời',
  resolved: 'đã giải quyết',
  rejected: 'đã từ chối',
  withdrawn: 'khách rút lại',
};

/** Parcels, bills, complaints and the bid of an order: each with where it is read. */
export function OrderPapers({
  book,
}: {
  readonly book: Pick<OrderBook, 'parcels' | 'bills' | 'complaints' | 'bid_id'>;
}) {
  const { parcels, bills, complaints, bid_id: bid } = book;
  const rows = [
    ...parcels.map(
      ({ code, weight_g: grams, shelf, received_at: at }) =>
        [
          `Kiện ${code}`,
          `${formatWeight(grams)} · kệ ${shelf ?? '—'} · nhận ${formatDay(at)}`,
        ] as const,
    ),
    ...bills.map(
      ({ code, state_label: state, share_vnd: share, paid_at: paid }) =>
        [
          <Link key={code} to={`/desk/bills/${encodeURIComponent(code)}`}>
            Phiếu {code}
          </Link>,
          `${state} · ${share === null ? '' : `${formatDong(share)} · `}${paid ? `đã trả ${formatDay(paid)}` : 'chưa trả'}`,
        ] as const,
    ),
    ...complaints.map(
      ({ code, state, refund_vnd: refund, created_at: at }) =>
        [
          <Link key={code} to="/desk/complaints">
            Khiếu nại {code}
          </Link>,
          `${COMPLAINT_STATES[state] ?? state} · ${formatDay(at)}${refund ? ` · hoàn ${formatDong(refund)}` : ''}`,
        ] as const,
    ),
    ...(bid
      ? [
          [
            'Lượt đặt giá',
            <Link key="bid" to={`/desk/bids/${bid}`}>
              Xem biên nhận đặt giá
            </Link>,
          ] as const,
        ]
      : []),
  ];
  return (
    <Card title="Kiện, phiếu, khiếu nại" level={3}>
      {rows.length === 0 ? <p>Chưa có gì.</p> : <Facts rows={rows} />}
    </Card>
  );
}
