import type { QuoteRow } from '@hako/contract/orders/orders';
import type { OrderState } from '@hako/contract/orders/states';
import { Link } from 'react-router';
import { languageOf } from '../../text/language.ts';
import { orderStateWord } from '../../text/order-states.ts';
import { formatMoment } from '../../text/time.ts';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Tag, type Tone } from '../../ui/figures/tag.tsx';
import { NextStep, type OpenBill } from './next-step.tsx';
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

/** One order in a list; the whole row leads to it. */
export function OrderRow({
  order,
  bill,
  isChosen,
  onChoose,
}: {
  readonly order: QuoteRow;
  /** Its bill, while it can be paid. */
  readonly bill?: OpenBill | undefined;
  /** With both, the order is an answered quote that can be paid together with others. */
  readonly isChosen?: boolean;
  readonly onChoose?: (isChosen: boolean) => void;
}) {
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Picture src={order.image_root || undefined} alt="" />
      </div>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link
            to={`/account/quotes/${order.code}`}
            className={styles.link}
            lang={languageOf(order.name)}
          >
            {order.name}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span className="tabular">{order.code}</span> · {formatMoment(order.created_date)}
          {order.quality > 1 ? ` · ×${order.quality}` : ''}
          {order.auction ? ' · Đấu giá' : ''}
        </p>
        <Tag tone={stateTone(order.state)}>{orderStateWord(order.state, order.status_label)}</Tag>
        <NextStep state={order.state} code={order.code} bill={bill} />
        {onChoose && order.quote_ends_at !== null ? (
          <div className={styles.choice}>
            <Checkbox
              label={
                <>
                  Chọn thanh toán · giữ giá <Countdown endsAt={order.quote_ends_at} />
                </>
              }
              checked={isChosen ?? false}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          </div>
        ) : null}
      </div>
      <Payments order={order} />
    </article>
  );
}

function Payments({ order }: { order: QuoteRow }) {
  // Nobody at Hako has looked at the price yet.
  const isAsked = order.state === 'REQUEST';
  return (
    <dl className={styles.money}>
      <div>
        <dt>Lần 1{isAsked ? ' (ước tính)' : ''}</dt>
        <dd>
          {isAsked ? '≈ ' : ''}
          <Dong amount={order.total} />
        </dd>
      </div>
      <div>
        <dt>Lần 2{order.is_second_payment_final ? '' : ' (ước tính)'}</dt>
        <dd>
          {order.is_second_payment_final ? '' : '≈ '}
          <Dong amount={order.second_payment_vnd} />
        </dd>
      </div>
    </dl>
  );
}
