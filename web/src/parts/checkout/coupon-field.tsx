import { MOST_COUPONS } from '@hako/contract/promotions/coupon-obstacles';
import type { CouponEffect } from '@hako/contract/promotions/promotions';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/forms/button.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Banner } from '../../ui/frames/states.tsx';

/** Codes for what is bought now: each with what it takes off, or why it cannot. `onCodes` asks for prices with other codes. */
export function CouponField({
  codes,
  effects,
  chosenForThem,
  isBusy,
  onCodes,
}: {
  readonly codes: readonly string[];
  /** Undefined until the prices have come. */
  readonly effects: readonly CouponEffect[] | undefined;
  /** The code that nobody typed: the customer is told, who may keep it for another time. */
  readonly chosenForThem?: string | null | undefined;
  readonly isBusy: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const remove = (code: string) => onCodes(codes.filter((one) => one !== code));

  function add() {
    const code = typed.replaceAll(/[\s,]/g, '').toUpperCase();
    if (code === '') return;
    setTyped('');
    onCodes([...codes.filter((one) => one !== code), code].slice(-MOST_COUPONS));
  }

  return (
    <Stack>
      <Stack gap={1}>
        <TextInput
          label="Mã giảm giá"
          name="coupon"
          value={typed}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          hint={<Link to="/account/vouchers">Xem mã của tôi</Link>}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It stands inside other forms, which Enter would send.
            event.preventDefault();
            add();
          }}
        />
        <Button isWide isBusy={isBusy} disabled={typed.trim() === ''} onClick={add}>
          Áp dụng mã
        </Button>
      </Stack>
      {effects?.map((effect) => (
        <CouponLine
          key={effect.code}
          effect={effect}
          isChosenForThem={effect.code === chosenForThem}
          onRemove={() => remove(effect.code)}
        />
      ))}
    </Stack>
  );
}

function CouponLine({
  effect,
  isChosenForThem,
  onRemove,
}: {
  readonly effect: CouponEffect;
  readonly isChosenForThem: boolean;
  readonly onRemove: () => void;
}) {
  const { code, label, refusal, discount_vnd: off, first_discount_vnd: firstOff } = effect;
  const button = (
    <Button isSmall onClick={onRemove}>
      Bỏ mã<span className="unseen"> {code}</span>
    </Button>
  );
  if (refusal)
    return (
      <Banner tone="bad" action={button}>
        {code}: {refusal.message} {refusal.reason}
      </Banner>
    );
  return (
    <Banner tone="good" action={button}>
      <Row>
        {label} <Dong amount={-off} />
      </Row>
      {firstOff < off ? (
        <small>
          {firstOff > 0 ? (
            <>
              Lần này giảm <Dong amount={-firstOff} />, phần còn lại giảm ở thanh toán lần 2.
            </>
          ) : (
            'Mã này giảm ở thanh toán lần 2, chưa giảm lần này.'
          )}
        </small>
      ) : null}
      {isChosenForThem ? (
        <small>
          Hako chọn mã giảm nhiều nhất trong các mã của bạn. Bạn có thể bỏ mã để dùng lần khác.
        </small>
      ) : null}
    </Banner>
  );
}
