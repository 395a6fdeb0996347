import type { BillRow } from '@hako/contract/billing/slips';
import type { ForecastLine, OrderDetail } from '@hako/contract/orders/detail';
import { ForecastPairs } from '../../parts/price/forecast-pairs.tsx';
import { formatDongRough, formatPercent } from '../../text/money.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { CertaintyTag } from '../../ui/figures/tag.tsx';
import { PictureButtons } from '../../ui/paper/picture-buttons.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { Slip } from '../../ui/paper/slip.tsx';
import { pictureOfPayment } from './payment-picture.ts';
import styles from './payment-slips.module.css';

interface Props {
  readonly order: OrderDetail;
  /** The bill that asks for the second payment, once there is one. */
  readonly bill: BillRow | undefined;
}

/** Both payments of an order as two slips: what each comes to, and what was forecast. */
export function PaymentSlips({ order, bill }: Props) {
  return (
    <div className={styles.slips}>
      <FirstSlip order={order} />
      {order.state === 'CANCEL' ? null : <SecondSlip order={order} bill={bill} />}
    </div>
  );
}

function FirstSlip({ order }: Pick<Props, 'order'>) {
  const { total_vnd: total, paid_vnd: paid, held_vnd: held } = order.first_payment;
  const lines = order.lines.filter(({ payment }) => payment === 1);
  const isAsked = order.state === 'REQUEST';
  const isPaid = order.state !== 'CANCEL' && held === 0 && paid > 0 && paid >= total;
  return (
    <Slip
      title="Thanh toán lần 1"
      seal={isPaid ? <Seal word="paid" /> : null}
      foot={{ code: order.code, at: order.created_at, did: isAsked ? 'Gửi' : 'Đặt' }}
    >
      <Sum vnd={total} isEstimate={isAsked} />
      <p className={styles.note}>
        {held > 0 ? (
          <>
            Đang tạm giữ trong ví <Dong amount={held} />
          </>
        ) : (
          <>
            Đã thanh toán <Dong amount={paid} />
          </>
        )}
      </p>
      <OverNote lines={lines} />
      <ForecastPairs lines={lines} />
      <Keep
        order={order}
        payment={1}
        vnd={total}
        isEstimate={isAsked}
        isPaid={isPaid}
        isHeld={held > 0}
      />
    </Slip>
  );
}

function SecondSlip({ order, bill }: Props) {
  const { forecast, actual_vnd: actual } = order.second_payment;
  const lines = order.lines.filter(({ payment }) => payment === 2);
  return (
    <Slip
      title="Thanh toán lần 2"
      seal={bill?.is_paid ? <Seal word="paid" /> : null}
      foot={
        bill
          ? {
              code: bill.code,
              at: bill.paid_at ?? bill.created_at,
              did: bill.paid_at ? 'Thanh toán' : 'Lập phiếu',
            }
          : { code: order.code, at: order.created_at, did: 'Ước tính' }
      }
    >
      <Sum vnd={actual ?? forecast.likely_vnd} isEstimate={actual === null} />
      <p className={styles.note}>
        {actual === null ? (
          forecast.low_vnd === forecast.high_vnd ? null : (
            formatDongRough(forecast.low_vnd, forecast.high_vnd)
          )
        ) : (
          <>
            Ước tính lúc đặt <Dong amount={forecast.likely_vnd} />
          </>
        )}
      </p>
      <OverNote lines={lines} />
      <ForecastPairs lines={lines} />
      {bill ? (
        <ButtonLink isWide to={`/account/invoices?code=${bill.code}`}>
          Xem phiếu {bill.code}
        </ButtonLink>
      ) : null}
      <Keep
        order={order}
        payment={2}
        vnd={actual ?? forecast.likely_vnd}
        isEstimate={actual === null}
        isPaid={bill?.is_paid ?? false}
      />
    </Slip>
  );
}

/** The slip as a picture; its buttons say of which payment. */
const Keep = ({
  order,
  ...asked
}: Pick<Props, 'order'> & Parameters<typeof pictureOfPayment>[1]) => (
  <PictureButtons
    isQuiet
    slip={pictureOfPayment(order, asked)}
    keep={`Lưu ảnh lần ${asked.payment}`}
    share={`Chia sẻ lần ${asked.payment}`}
  />
);

function Sum({ vnd, isEstimate }: { readonly vnd: number; readonly isEstimate: boolean }) {
  return (
    <p className={styles.sum}>
      <span>
        {isEstimate ? '≈ ' : ''}
        <Dong amount={vnd} size="large" />
      </span>
      {isEstimate ? <CertaintyTag certainty="estimate" /> : null}
    </p>
  );
}

/** Over the forecast by more than this, in percent, a payment opens with the reason. */
const USUAL_PERCENT = 10;

function OverNote({ lines }: { readonly lines: readonly ForecastLine[] }) {
  const over = overOf(lines);
  return over === undefined ? null : (
    <p className={styles.over}>
      Cao hơn ước tính {formatPercent(over.percent)}. {over.why}
    </p>
  );
}

/** By how much a payment went over its forecast, and why its largest line did. */
export function overOf(
  lines: readonly ForecastLine[],
): { readonly percent: number; readonly why: string } | undefined {
  if (lines.some((line) => line.actual_vnd === null)) return undefined;
  const forecast = sum(lines.map((line) => line.forecast_vnd));
  const percent = Math.round(
    ((sum(lines.map((line) => line.actual_vnd)) - forecast) / forecast) * 100,
  );
  if (forecast <= 0 || percent <= USUAL_PERCENT) return undefined;
  const more = (line: ForecastLine) => (line.actual_vnd ?? 0) - (line.forecast_vnd ?? 0);
  const most = lines.toSorted((one, other) => more(other) - more(one))[0];
  return { percent, why: most?.why ?? '' };
}

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
