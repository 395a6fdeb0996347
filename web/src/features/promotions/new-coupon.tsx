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
import { toast } from '../../ui/frames/toast.tsx';
import { TARGETS } from './coupon-words.ts';
import { CouponLimits } from './coupon-limits.tsx';
import { dayEnd, dayStart, digits, limitOf } from './desk-coupon-fields.ts';

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
};

/** A coupon is made: what it takes off is said once and never changes. */
export function NewCoupon() {
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(EMPTY);
  const [amount, setAmount] = useState<number>();
  const [minimum, setMinimum] = useState<number>();
  const put = (more: Partial<typeof EMPTY>) => setTyped({ ...typed, ...more });
  const make = useAction((body: Body, idempotencyKey) =>
    call(createCouponEndpoint, { body }, { idempotencyKey }),
  );
  const percent = Number(typed.percent);
  const hasOff = typed.isPercent ? percent >= 1 && percent <= 100 : (amount ?? 0) > 0;

  async function submit() {
    const made = await make.run({
      code: typed.code.trim(),
      name: typed.name.trim(),
      description: typed.description.trim(),
      target: typed.target,
      off: typed.isPercent ? { percent, most_vnd: amount ?? null } : { amount_vnd: amount ?? 0 },
      minimum_goods_vnd: minimum ?? 0,
      starts_at: dayStart(typed.starts),
      ends_at: dayEnd(typed.ends),
      total_limit: limitOf(typed.total),
      per_customer_limit: limitOf(typed.each) ?? 1,
      is_listed: typed.isListed,
      needs_saving: typed.needsSaving,
      save_limit: typed.needsSaving ? limitOf(typed.savers) : null,
    });
    if (!made) return;
    toast(`Đã tạo mã ${made.data.code}`, 'good');
    setTyped(EMPTY);
    setAmount(undefined);
    setMinimum(undefined);
    await revalidate();
  }

  return (
    <Card title="Tạo mã">
      <Form onSubmit={submit} refusal={make.refusal}>
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
        <TextInput
          label="Tên"
          required
          maxLength={80}
          value={typed.name}
          onChange={(event) => put({ name: event.currentTarget.value })}
        />
        <TextInput
          label="Mô tả cho khách"
          required
          maxLength={300}
          value={typed.description}
          onChange={(event) => put({ description: event.currentTarget.value })}
        />
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
          <TextInput
            label="Phần trăm"
            required
            inputMode="numeric"
            value={typed.percent}
            onChange={(event) => put({ percent: digits(event).slice(0, 3) })}
          />
        ) : null}
        <MoneyInput
          label={typed.isPercent ? 'Giảm tối đa' : 'Số tiền giảm'}
          currency="VND"
          amount={amount}
          onAmount={setAmount}
        />
        <MoneyInput label="Tiền hàng từ" currency="VND" amount={minimum} onAmount={setMinimum} />
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
            value={typed.ends}
            onChange={(event) => put({ ends: event.currentTarget.value })}
          />
        </Row>
        <CouponLimits typed={typed} put={put} needsSaving={typed.needsSaving} />
        <Checkbox
          label="Hiện với mọi khách"
          checked={typed.isListed}
          onChange={(event) => put({ isListed: event.currentTarget.checked })}
        />
        <Checkbox
          label="Phiếu: khách phải lưu trước khi dùng"
          checked={typed.needsSaving}
          onChange={(event) => put({ needsSaving: event.currentTarget.checked })}
        />
        <Button kind="main" type="submit" isWide isBusy={make.isBusy} disabled={!hasOff}>
          Tạo mã giảm giá
        </Button>
      </Form>
    </Card>
  );
}
