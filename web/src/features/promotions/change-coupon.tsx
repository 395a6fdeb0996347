import { changeCouponEndpoint, type DeskCoupon } from '@hako/contract/promotions/desk';
import { disableCouponEndpoint } from '@hako/contract/promotions/desk-coupons';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { dayOf } from '../../text/time.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, TextInput } from '../../ui/forms/inputs.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { CouponLimits } from './coupon-limits.tsx';
import { dayEnd, limitOf } from './desk-coupon-fields.ts';
import { CouponText } from './coupon-text.tsx';

const typedOf = (coupon: DeskCoupon) => ({
  name: coupon.name,
  description: coupon.description,
  ends: dayOf(coupon.ends_at),
  total: coupon.total_limit?.toString() ?? '',
  each: `${coupon.per_customer_limit}`,
  savers: coupon.save_limit?.toString() ?? '',
  isListed: coupon.is_listed,
  reason: '',
});
type Typed = ReturnType<typeof typedOf>;

/** What may still be changed of a coupon, and its end before its time. */
export function ChangeCoupon({
  coupon,
  onDone,
}: {
  readonly coupon: DeskCoupon;
  readonly onDone: () => void;
}) {
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(() => typedOf(coupon));
  const put = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const params = { code: coupon.code };
  const change = useAction((_: typeof typed, idempotencyKey) => {
    const body = bodyOf(coupon, typed);
    return call(changeCouponEndpoint, { params, body }, { idempotencyKey });
  });
  const stop = useAction((reason: string, idempotencyKey) =>
    call(disableCouponEndpoint, { params, body: { reason } }, { idempotencyKey }),
  );
  async function done(words: string) {
    toast(words, 'good');
    onDone();
    await revalidate();
  }
  async function submit() {
    const saved = await change.run(typed);
    if (saved) await done(saved.message);
  }
  const refusal = change.refusal ?? stop.refusal;
  return (
    <Form onSubmit={submit} refusal={refusal}>
      <CouponFields coupon={coupon} typed={typed} put={put} />
      <Row>
        <Button kind="main" type="submit" isBusy={change.isBusy}>
          Lưu thay đổi
        </Button>
        <Button onClick={onDone}>Thôi</Button>
      </Row>
      <TextInput
        label="Ngừng mã vì"
        isOptional
        maxLength={300}
        hint="Đơn đã dùng mã vẫn giữ nguyên."
        value={typed.reason}
        onChange={(event) => put({ reason: event.currentTarget.value })}
      />
      <Button
        kind="money"
        isBusy={stop.isBusy}
        disabled={typed.reason.trim() === ''}
        onClick={async () => {
          if (await stop.run(typed.reason.trim())) await done(`Đã ngừng mã ${coupon.code}`);
        }}
      >
        Ngừng mã {coupon.code}
      </Button>
    </Form>
  );
}

const bodyOf = (coupon: DeskCoupon, typed: Typed) => ({
  name: typed.name.trim(),
  description: typed.description.trim(),
  ends_at: typed.ends === dayOf(coupon.ends_at) ? coupon.ends_at : dayEnd(typed.ends),
  total_limit: limitOf(typed.total),
  per_customer_limit: limitOf(typed.each) ?? 1,
  is_listed: typed.isListed,
  save_limit: limitOf(typed.savers),
});

function CouponFields({
  coupon,
  typed,
  put,
}: {
  readonly coupon: DeskCoupon;
  readonly typed: Typed;
  readonly put: (more: Partial<Typed>) => void;
}) {
  return (
    <>
      <CouponText typed={typed} put={put} />
      <TextInput
        label="Ngày cuối"
        type="date"
        required
        value={typed.ends}
        onChange={(event) => put({ ends: event.currentTarget.value })}
      />
      <CouponLimits typed={typed} put={put} needsSaving={coupon.needs_saving} />
      <Checkbox
        label="Hiện với mọi khách"
        checked={typed.isListed}
        onChange={(event) => put({ isListed: event.currentTarget.checked })}
      />
    </>
  );
}
