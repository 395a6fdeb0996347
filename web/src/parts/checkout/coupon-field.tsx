import type { CouponEffect } from '@hako/contract/promotions/promotions';
import { IconChevronDown, IconTicket } from '@tabler/icons-react';
import { Dong } from '../../ui/figures/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { Banner } from '../../ui/frames/states.tsx';
import styles from './coupon-field.module.css';
import { CouponInput } from './coupon-input.tsx';

interface Props {
  readonly codes: readonly string[];
  /** Undefined until the prices have come. */
  readonly effects: readonly CouponEffect[] | undefined;
  /** The code that nobody typed: the customer is told, who may keep it for another time. */
  readonly chosenForThem?: string | null | undefined;
  readonly isBusy: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Codes for what is bought now, as one row: what they take off together. It opens to each of them
 * and to where another one is typed; a code that cannot be used says why below it. `onCodes` asks
 * for prices with other codes.
 */
export function CouponField({ codes, effects, chosenForThem, isBusy, onCodes }: Props) {
  const remove = (code: string) => onCodes(codes.filter((one) => one !== code));
  const usable = (effects ?? []).filter(({ refusal }) => refusal === null);
  return (
    <Stack gap={1}>
      <details className={styles.coupons}>
        <summary className={styles.row}>
          <IconTicket aria-hidden="true" size={20} />
          <Summary codes={codes} usable={usable} chosenForThem={chosenForThem} />
          <IconChevronDown aria-hidden="true" size={20} />
        </summary>
        <div className={styles.body}>
          <Stack>
            {usable.map((effect) => (
              <UsedCode
                key={effect.code}
                effect={effect}
                isAlone={usable.length === 1}
                isChosenForThem={effect.code === chosenForThem}
                onRemove={() => remove(effect.code)}
              />
            ))}
            <CouponInput codes={codes} isBusy={isBusy} onCodes={onCodes} />
          </Stack>
        </div>
      </details>
      {effects?.map(({ code, refusal }) =>
        refusal ? (
          <Banner
            key={code}
            tone="bad"
            action={<RemoveButton code={code} onRemove={() => remove(code)} />}
          >
            {code}: {refusal.message} {refusal.reason}
          </Banner>
        ) : null,
      )}
    </Stack>
  );
}

/** What the closed row says: the code and what it takes off, or that one can be typed. */
function Summary({
  codes,
  usable,
  chosenForThem,
}: Pick<Props, 'codes' | 'chosenForThem'> & { readonly usable: readonly CouponEffect[] }) {
  const [first, ...others] = usable;
  if (!first)
    return (
      <span className={styles.what}>
        <span>Mã giảm giá</span>
        <small>{codes.length > 0 ? codes.join(', ') : 'Nhập mã của bạn'}</small>
      </span>
    );
  const off = usable.reduce((sum, { discount_vnd: one }) => sum + one, 0);
  const note = first.code === chosenForThem ? 'Hako chọn mã giảm nhiều nhất' : first.label;
  return (
    <span className={styles.what}>
      <span>{others.length === 0 ? first.code : `${usable.length} mã giảm giá`}</span>
      <strong>
        <Dong amount={-off} />
      </strong>
      <small>{others.length === 0 ? note : usable.map(({ code }) => code).join(', ')}</small>
    </span>
  );
}

const RemoveButton = ({
  code,
  onRemove,
}: {
  readonly code: string;
  readonly onRemove: () => void;
}) => (
  <Button isSmall onClick={onRemove}>
    Bỏ mã<span className="unseen"> {code}</span>
  </Button>
);

/** A code that takes something off: how much, when, and the button that takes it away. */
function UsedCode({
  effect: { code, label, discount_vnd: off, first_discount_vnd: firstOff },
  isAlone,
  isChosenForThem,
  onRemove,
}: {
  readonly effect: CouponEffect;
  /** The row above says its sum, and what it is unless it says who chose it. */
  readonly isAlone: boolean;
  readonly isChosenForThem: boolean;
  readonly onRemove: () => void;
}) {
  return (
    <Stack gap={1}>
      {isAlone && !isChosenForThem ? null : (
        <Row isSpread>
          <span>{label}</span>
          {isAlone ? null : <Dong amount={-off} />}
        </Row>
      )}
      {firstOff < off ? (
        <p>
          {firstOff > 0 ? (
            <>
              Lần này giảm <Dong amount={-firstOff} />, phần còn lại giảm ở thanh toán lần 2.
            </>
          ) : (
            'Mã này giảm ở thanh toán lần 2, chưa giảm lần này.'
          )}
        </p>
      ) : null}
      {isChosenForThem ? <p>Bạn có thể bỏ mã này để dùng lần khác.</p> : null}
      <Row>
        <RemoveButton code={code} onRemove={onRemove} />
      </Row>
    </Stack>
  );
}
