import { siteName } from '@hako/contract/marketplaces/sites';
import { type Coupon, saveVoucherEndpoint } from '@hako/contract/promotions/promotions';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatCount, formatDong } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import { Button, ButtonLink } from '../../ui/forms/button.tsx';
import { Card, Facts, Row, Stack } from '../../ui/frames/card.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Form, RefusalNote } from '../../ui/forms/form.tsx';
import { TextInput } from '../../ui/forms/inputs.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { offText } from './coupon-words.ts';

/** One coupon: what it gives, until when, under which conditions, and what to do with it: save it, copy it, use it. */
export function VoucherCard({ coupon }: { readonly coupon: Coupon }) {
  const { revalidate } = useRevalidator();
  const { coupon_code: code, obstacle, obstacle_text: why } = coupon;
  const save = useAction((typed: string, idempotencyKey) =>
    call(saveVoucherEndpoint, { body: { code: typed } }, { idempotencyKey }),
  );
  const isToSave = obstacle === 'not-saved';
  async function keep() {
    const saved = await save.run(code);
    if (!saved) return;
    toast(saved.message, 'good');
    await revalidate();
  }
  return (
    <Card
      title={coupon.name}
      level={3}
      action={
        <Tag tone={obstacle === null ? 'good' : 'plain'}>
          {obstacle === null ? 'Dùng được' : isToSave ? 'Chưa lưu' : 'Chưa dùng được'}
        </Tag>
      }
    >
      <Stack gap={1}>
        <p>{coupon.description.replaceAll(' ₫', '\u00a0₫')}</p>
        <Facts rows={factsOf(coupon)} />
        {why ? <p>{why}</p> : null}
        <RefusalNote refusal={save.refusal} />
        <Row isSpread>
          <CopyButton value={code} name={`mã ${code}`} label={code} />
          {isToSave ? (
            <Button isSmall kind="main" isBusy={save.isBusy} onClick={() => void keep()}>
              Lưu mã<span className="unseen"> {code}</span>
            </Button>
          ) : null}
          {obstacle === null ? (
            <ButtonLink isSmall kind="main" to={`/account/cart?ma=${encodeURIComponent(code)}`}>
              Dùng cho giỏ hàng
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}

function factsOf(coupon: Coupon): (readonly [string, string])[] {
  const off =
    coupon.discount_type === 'percent' ? { percent: coupon.discount } : { amount: coupon.discount };
  return [
    ['Giảm', offText(off, coupon.discount_max, coupon.discount_fee)],
    ...(coupon.price.limit ? ([['Tiền hàng từ', formatDong(coupon.price.value)]] as const) : []),
    ...(coupon.site_code
      ? ([['Sàn', coupon.site_code.split(',').map(siteName).join(', ')]] as const)
      : []),
    ...(coupon.qty.total > 0
      ? ([['Còn lại', `${formatCount(coupon.qty.value)} lượt`]] as const)
      : []),
    ['Hết hạn', formatDay(coupon.end_date)],
  ];
}

/** A code that somebody was given, into the list. */
export function SaveVoucher() {
  const [code, setCode] = useState('');
  const { revalidate } = useRevalidator();
  const save = useAction((typed: string, idempotencyKey) =>
    call(saveVoucherEndpoint, { body: { code: typed } }, { idempotencyKey }),
  );

  async function submit() {
    const saved = await save.run(code.trim());
    if (!saved) return;
    toast(saved.message, 'good');
    setCode('');
    await revalidate();
  }

  return (
    <Card title="Lưu mã">
      <Form onSubmit={submit}>
        <TextInput
          label="Mã giảm giá"
          hint="Mã bạn nhận được từ Hako, ví dụ trong email hay trên trang tin."
          value={code}
          maxLength={24}
          autoComplete="off"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <RefusalNote refusal={save.refusal} />
        <Button kind="main" type="submit" isWide isBusy={save.isBusy} disabled={code.trim() === ''}>
          Lưu mã
        </Button>
      </Form>
    </Card>
  );
}
