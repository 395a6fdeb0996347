import type { CartEntry } from '@hako/contract/cart/cart';
import { payForOrderEndpoint } from '@hako/contract/cart/checkout';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Facts, Stack } from '../../ui/frames/card.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Dong, LandedTotal } from '../../ui/figures/money.tsx';
import { Banner, Skeleton } from '../../ui/frames/states.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { restrictionOf, RiskCheckbox } from '../../parts/checkout/held-amount.tsx';
import { PriceBreakdown } from '../../parts/price/price-breakdown.tsx';
import { CouponField } from '../../parts/checkout/coupon-field.tsx';
import { LackingNote } from '../../parts/checkout/lacking-note.tsx';
import { Agreement } from '../../parts/checkout/agreement.tsx';
import styles from './cart.module.css';
import type { CheckedCart } from './cart-lines.tsx';

/** What the chosen lines cost now and later, and the one button that buys them all, or none. */
export function Checkout({
  chosen,
  checked,
  availableVnd,
  hasNews,
  codes,
  onCodes,
  onChanged,
}: {
  readonly chosen: readonly CartEntry[];
  /** What the server says that this purchase costs; undefined until the marketplaces have answered. */
  readonly checked: CheckedCart | undefined;
  readonly availableVnd: number;
  /** A price changed or a line is gone: nothing can be paid before that was seen. */
  readonly hasNews: boolean;
  /** Coupons that the customer typed. */
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onChanged: () => Promise<void>;
}) {
  const navigate = useNavigate();
  const [isAgreed, setAgreed] = useState(false);
  const pay = useAction((body: Static<typeof payForOrderEndpoint.body>, idempotencyKey) =>
    call(payForOrderEndpoint, { body }, { idempotencyKey }),
  );
  const [isConfirmed, setConfirmed] = useState(false);
  const payment = checked?.payment;
  const first = payment?.first_payment ?? 0;
  const lacking = Math.max(0, (payment?.hold ?? 0) - availableVnd);
  const priced = (checked?.data ?? []).flatMap(({ id, breakdown }) => {
    const line = chosen.find(({ _id }) => _id === id);
    return line && breakdown ? [{ id, name: line.name_vi, breakdown }] : [];
  });
  const isWhole = chosen.length > 0 && priced.length === chosen.length;
  const restriction = restrictionOf(priced.map(({ breakdown }) => breakdown));

  async function submit() {
    const made = await pay.run({
      items: chosen.map(({ _id: id }) => ({ id })),
      agreed_first_payment: payment?.first_payment ?? 0,
      agreed_hold: payment?.hold ?? 0,
      is_risk_confirmed: isConfirmed,
      discount_codes: (checked?.coupons ?? [])
        .filter(({ refusal }) => refusal === null)
        .map(({ code }) => code),
    });
    if (!made) return onChanged();
    toast(made.message, 'good');
    await navigate(
      made.data.length === 1 && made.data[0]
        ? `/account/quotes/${made.data[0].code}`
        : '/account/quotes',
    );
  }

  return (
    <Card title="Thanh toán">
      <Stack>
        {payment && priced.length > 0 ? (
          <>
            {priced.map(({ id, name, breakdown }) => (
              <details key={id} className={styles.priced} open={priced.length === 1}>
                <summary>
                  <span>{name}</span> <Dong amount={breakdown.first_payment.likely} />
                </summary>
                <PriceBreakdown breakdown={breakdown} />
              </details>
            ))}
            <Facts
              rows={[
                ['Lần 1, bây giờ', <Dong key="first" amount={first} />],
                ...(payment.hold > first
                  ? ([
                      [
                        'Giữ tối đa, vì chưa biết chắc phí vận chuyển trong Nhật',
                        <Dong key="hold" amount={payment.hold} />,
                      ],
                    ] as const)
                  : []),
                ['Lần 2, ước tính', <Dong key="second" amount={payment.second_payment} />],
                ['Số dư ví', <Dong key="available" amount={availableVnd} />],
              ]}
            />
            <LandedTotal
              totalVnd={payment.landed_total.likely}
              lowVnd={payment.landed_total.low}
              highVnd={payment.landed_total.high}
              certainty="estimate"
              size="large"
            />
          </>
        ) : chosen.length > 0 && !checked ? (
          <Skeleton lines={6} />
        ) : (
          <p>
            {chosen.length > 0
              ? 'Chưa tính được giá, vui lòng tải lại trang sau ít phút.'
              : 'Chọn sản phẩm để xem giá về tới nhà.'}
          </p>
        )}
        {chosen.length > 0 ? (
          <CouponField
            codes={codes}
            effects={checked?.coupons}
            isBusy={codes.length > 0 && !checked}
            onCodes={onCodes}
          />
        ) : null}
        <LackingNote lackingVnd={lacking} />
        {hasNews ? (
          <Banner tone="estimate">
            Có giá đã đổi hoặc sản phẩm không còn. Vui lòng xem và xác nhận trước khi thanh toán.
          </Banner>
        ) : null}
        <RefusalNote refusal={pay.refusal} />
        {restriction ? (
          <RiskCheckbox reason={restriction} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
        ) : null}
        <Agreement isAgreed={isAgreed} onAgree={setAgreed} />
        <Button
          kind="money"
          isWide
          isBusy={pay.isBusy}
          disabled={
            !isWhole ||
            !isAgreed ||
            hasNews ||
            lacking > 0 ||
            (restriction !== undefined && !isConfirmed)
          }
          onClick={() => void submit()}
        >
          Đặt hàng {isWhole ? <Dong amount={first} /> : null}
        </Button>
      </Stack>
    </Card>
  );
}
