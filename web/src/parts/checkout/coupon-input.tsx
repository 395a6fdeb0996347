import { MOST_COUPONS } from '@hako/contract/promotions/coupon-obstacles';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/forms/button.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';

/** Where another code is typed; the oldest goes when there are too many. */
export function CouponInput({
  codes,
  isBusy,
  onCodes,
}: {
  readonly codes: readonly string[];
  readonly isBusy: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState('');

  function add() {
    const code = typed.replaceAll(/[\s,]/g, '').toUpperCase();
    if (code === '') return;
    setTyped('');
    onCodes([...codes.filter((one) => one !== code), code].slice(-MOST_COUPONS));
  }

  return (
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
  );
}
