import type { QuoteRow } from '@hako/contract/orders/orders';
import type { OrderState } from '@hako/contract/orders/states';
import { Link } from 'react-router';
import { languageOf } from '../../text/language.ts';
import { formatMoment } from '../../text/time.ts';
import { Countdown } from '../../ui/figures/countdown.tsx';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Tag, type Tone } from '../../ui/figures/tag.tsx';
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
  isChosen,
  onChoose,
}: {
  readonly order: QuoteRow;
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
        <Tag tone={stateTone(order.state)}>{order.status_label}</Tag>
        <NextStep order={order} />
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

/** What comes next, and the button where it is the customer's turn. */
function NextStep({ order: { state, code } }: { order: QuoteRow }) {
  if (state === 'PENDING')
    return (
      <div className={styles.choice}>
        <ButtonLink isSmall kind="money" to={`/account/quotes/${code}`}>
          Xem báo giá và thanh toán
        </ButtonLink>
      </div>
    );
  if (state === 'BILL_APPROVED')
    return (
      <div className={styles.choice}>
        <ButtonLink isSmall to="/account/invoices">
          Xem phiếu xuất kho
        </ButtonLink>
      </div>
    );
  const next = NEXT[state];
  return next === undefined ? null : <p className={styles.facts}>{next}</p>;
}

const NEXT: Readonly<Partial<Record<OrderState, string>>> = {
  REQUEST: 'Tiếp theo: Hako báo giá cho bạn.',
  TRANSACTING: 'Tiếp theo: Hako mua món này.',
  TRANSACTED: 'Tiếp theo: Hako mua món này.',
  CONFIRMED: 'Tiếp theo: Hako mua món này.',
  BUYING: 'Tiếp theo: người bán xác nhận.',
  BOUGHT: 'Tiếp theo: hàng về kho Nhật.',
  WAREHOUSE: 'Tiếp theo: hàng rời kho Nhật về Việt Nam.',
  EXPORT: 'Tiếp theo: hàng về kho Việt Nam.',
  CHECKIN: 'Tiếp theo: kiểm hàng và cân lại.',
  CHECKED: 'Tiếp theo: tính thanh toán lần 2.',
  CALCULATOR: 'Tiếp theo: lập phiếu xuất kho.',
  PACKING: 'Tiếp theo: giao cho hãng vận chuyển.',
  BILL_EXPORT: 'Tiếp theo: giao tới bạn.',
};

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
