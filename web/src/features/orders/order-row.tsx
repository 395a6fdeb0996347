import type { QuoteRow } from '@hako/contract/orders/orders';
import { ORDER_STATIONS, type OrderState, type OrderStation } from '@hako/contract/orders/states';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../../text/language.ts';
import { orderStateWord } from '../../text/order-states.ts';
import { formatWeight } from '../../text/money.ts';
import { shortDay } from '../../text/time.ts';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Rail } from '../../ui/figures/rail.tsx';
import type { Tone } from '../../ui/figures/tag.tsx';
import { WideHead, type WideColumn } from '../../ui/figures/wide-head.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { NextAct, NextWords, type OpenBill, type Settled } from './next-step.tsx';
import styles from './order-row.module.css';

/** Colour of an order's state: what asks the customer for something stands out, what is over is quiet or green. */
export const stateTone = (state: OrderState): Tone => TONES[state] ?? 'act';

const TONES: Readonly<Partial<Record<OrderState, Tone>>> = {
  PENDING: 'estimate',
  BILL_APPROVED: 'estimate',
  BILL_INVENTORY: 'bad',
  COMPLETED: 'good',
  CANCEL: 'plain',
};

const COLUMNS: readonly WideColumn[] = [
  {
    label: 'Món (ngày đặt)',
    sort: { key: 'created', words: ['Mới đặt trước', 'Đặt lâu nhất trước'] },
  },
  {
    label: 'Tình trạng (ngày đổi)',
    sort: { key: 'moved', words: ['Vừa đổi tình trạng trước', 'Lâu chưa đổi tình trạng trước'] },
  },
  { label: 'Nhật – Việt Nam' },
  { label: 'Cần trả' },
];

/** The rows of a list of orders; on a wide screen they are a table that is sorted by its head. */
export function OrderRows({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.table}>
      <WideHead
        name="Thứ tự đơn hàng"
        columns={COLUMNS}
        usualSort="-created"
        className={styles.head}
      />
      {children}
    </div>
  );
}

/**
 * One order in a list, in one sentence and one line from Japan to the door; the row leads to it.
 */
export function OrderRow({
  order,
  bill,
  settled,
  isChosen,
  onChoose,
}: {
  readonly order: QuoteRow;
  /** Its bill, while it can be paid. */
  readonly bill?: OpenBill | undefined;
  /** How its bill is settled, once it is. */
  readonly settled?: Settled | 'unknown' | undefined;
  /** With both, the order is an answered quote that can be paid together with others. */
  readonly isChosen?: boolean;
  readonly onChoose?: (isChosen: boolean) => void;
}) {
  const { station, state } = order;
  const word = orderStateWord(state, order.status_label);
  return (
    <article className={styles.row} data-billed={bill !== undefined || undefined}>
      <div className={styles.picture}>
        <Picture src={order.image_root || undefined} alt="" />
      </div>
      <h2 className={styles.name}>
        <Link
          to={`/account/quotes/${order.code}`}
          className={styles.link}
          lang={languageOf(order.name)}
        >
          {order.name}
        </Link>
      </h2>
      <p className={styles.says}>
        <Standing order={order} word={word} />
        {bill ? null : <NextWords state={state} />}
      </p>
      <div className={styles.way}>
        {station === null ? null : <Way station={station} name={word} />}
      </div>
      <p className={styles.owed}>
        <Owed order={order} settled={settled} />
      </p>
      <div className={styles.acts}>
        <NextAct state={state} code={order.code} bill={bill} />
        {onChoose && order.quote_ends_at !== null ? (
          <Checkbox
            label={
              <>
                Chọn thanh toán · giữ giá <Countdown endsAt={order.quote_ends_at} />
              </>
            }
            checked={isChosen ?? false}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        ) : null}
      </div>
    </article>
  );
}

/** Where it is since when, and what our scale said. */
function Standing({ order, word }: { readonly order: QuoteRow; readonly word: string }) {
  return (
    <span className={styles.state} data-tone={stateTone(order.state)}>
      {word} {shortDay(order.status_date)}
      {order.r_weight > 0 ? `, ${formatWeight(Math.round(order.r_weight * 1000))}` : ''}
    </span>
  );
}

/** How far it is on the line from Japan to the door. */
function Way({ station, name }: { readonly station: OrderStation; readonly name: string }) {
  return <Rail stations={ORDER_STATIONS.length} at={ORDER_STATIONS.indexOf(station)} name={name} />;
}

/** What is owed next, or that nothing is. */
function Owed({
  order,
  settled,
}: {
  readonly order: QuoteRow;
  readonly settled: Settled | 'unknown' | undefined;
}) {
  const { state } = order;
  if (state === 'CANCEL' || settled === 'unknown') return null;
  if (state === 'COMPLETED') return <Seal word="arrived" isSmall />;
  if (settled === 'paid')
    return (
      <span className={styles.paid}>
        <IconCircleCheck aria-hidden="true" size={18} /> đã trả đủ
      </span>
    );
  // Nobody at Hako has looked at the price of what was asked for.
  const isFirst = state === 'REQUEST' || state === 'PENDING';
  const isSure = isFirst ? state === 'PENDING' : order.is_second_payment_final;
  return (
    <>
      <small>
        {settled === 'at-the-door' ? 'Trả khi nhận' : isFirst ? 'Lần 1' : 'Lần 2'}
        {isSure ? null : <span className="unseen"> (ước tính)</span>}
      </small>{' '}
      {isSure ? '' : '≈ '}
      <Dong amount={isFirst ? order.total : order.second_payment_vnd} />
    </>
  );
}
