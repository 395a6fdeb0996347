import { DISCOUNT_TARGETS } from '@hako/contract/promotions/promotions';
import { createCouponEndpoint } from '@hako/contract/promotions/desk-coupons';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row } from '../../ui/frames/card.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Checkbox, MoneyInput, Select, TextInput } from '../../ui/forms/inputs.tsx';
import { WholeInput } from '../../ui/forms/whole-input.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { TARGETS } from './coupon-words.ts';
import { CouponLimits } from './coupon-limits.tsx';
import { dayEnd, dayStart, limitOf } from './desk-coupon-fields.ts';
import { CouponText } from './coupon-text.tsx';

type Body = Static<typeof createCouponEndpoint.body>;

const EMPTY = {
  code: '',
  name: '',
  description: '',
  target: 'first-payment' as Body['target'],
  isPercent: true,
  percent: '',
  starts: '',
  ends: '',
  total: '',
  each: '1',
  savers: '',
  isListed: true,
  needsSaving: false,
  amount: undefined as number | undefined,
  minimum: undefined as number | undefined,
};

type Typed = typeof EMPTY;

interface PartProps {
  readonly typed: Typed;
  readonly put: (more: Partial<Typed>) => void;
}

/** A coupon is made: what it takes off is said once and never changes. */
export function NewCoupon() {
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(EMPTY);
  const put = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const make = useAction((body: Body, idempotencyKey) =>
    call(createCouponEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    const made = await make.run(bodyOf(typed));
    if (!made) return;
    toast(`Đã tạo mã ${made.data.code}`, 'good');
    setTyped(EMPTY);
    await revalidate();
  }

  return (
    <Card title="Tạo mã">
      <Form onSubmit={submit} refusal={make.refusal}>
        <CouponWords typed={typed} put={put} />
        <CouponOff typed={typed} put={put} />
        <CouponDays typed={typed} put={put} />
        <CouponLimits typed={typed} put={put} needsSaving={typed.needsSaving} />
        <Checkbox
          label="Hiện với mọi khách"
          checked={typed.isListed}
          onChange={(event) => put({ isListed: event.currentTarget.checked })}
        />
        <Checkbox
          label="Khách phải lưu mã trước khi dùng"
          checked={typed.needsSaving}
          onChange={(event) => put({ needsSaving: event.currentTarget.checked })}
        />
        <Button kind="main" type="submit" isWide isBusy={make.isBusy}>
          Tạo mã giảm giá
        </Button>
      </Form>
    </Card>
  );
}

const bodyOf = (typed: Typed): Body => ({
  code: typed.code.trim(),
  name: typed.name.trim(),
  description: typed.description.trim(),
  target: typed.target,
  off: typed.isPercent
    ? { percent: Number(typed.percent), most_vnd: typed.amount ?? null }
    : { amount_vnd: typed.amount ?? 0 },
  minimum_goods_vnd: typed.minimum ?? 0,
  starts_at: dayStart(typed.starts),
  ends_at: dayEnd(typed.ends),
  total_limit: limitOf(typed.total),
  per_customer_limit: limitOf(typed.each) ?? 1,
  is_listed: typed.isListed,
  needs_saving: typed.needsSaving,
  save_limit: typed.needsSaving ? limitOf(typed.savers) : null,
});

function CouponWords({ typed, put }: PartProps) {
  return (
    <>
      <TextInput
        label="Mã"
        required
        minLength={3}
        maxLength={24}
        pattern="[A-Za-z0-9\-]+"
        hint="Chữ không dấu, số và gạch nối"
        autoComplete="off"
        value={typed.code}
        onChange={(event) => put({ code: event.currentTarget.value.toUpperCase() })}
      />
      <CouponText typed={typed} put={put} />
    </>
  );
}

/** What it takes off, and of which orders. */
function CouponOff({ typed, put }: PartProps) {
  return (
    <>
      <Select
        label="Giảm vào"
        value={typed.target}
        onChange={(event) => put({ target: event.currentTarget.value as Body['target'] })}
        options={DISCOUNT_TARGETS.map((value) => ({ value, label: TARGETS[value] ?? value }))}
      />
      <Select
        label="Cách giảm"
        value={typed.isPercent ? 'percent' : 'amount'}
        onChange={(event) => put({ isPercent: event.currentTarget.value === 'percent' })}
        options={[
          { value: 'percent', label: 'Theo phần trăm' },
          { value: 'amount', label: 'Số tiền cố định' },
        ]}
      />
      {typed.isPercent ? (
        <WholeInput
          label="Phần trăm"
          required
          most={3}
          pattern="[1-9][0-9]?|100"
          title="Chỉ gõ số nguyên từ 1 đến 100."
          typed={typed.percent}
          onTyped={(percent) => put({ percent })}
        />
      ) : null}
      <MoneyInput
        label={typed.isPercent ? 'Giảm tối đa' : 'Số tiền giảm'}
        currency="VND"
        required={!typed.isPercent}
        amount={typed.amount}
        onAmount={(amount) => put({ amount })}
      />
      <MoneyInput
        label="Tiền hàng từ"
        currency="VND"
        amount={typed.minimum}
        onAmount={(minimum) => put({ minimum })}
      />
    </>
  );
}

function CouponDays({ typed, put }: PartProps) {
  return (
    <Row isBottom>
      <TextInput
        label="Từ ngày"
        type="date"
        required
        value={typed.starts}
        onChange={(event) => put({ starts: event.currentTarget.value })}
      />
      <TextInput
        label="Đến hết ngày"
        type="date"
        required
        min={typed.starts}
        value={typed.ends}
        onChange={(event) => put({ ends: event.currentTarget.value })}
      />
    </Row>
  );
}
