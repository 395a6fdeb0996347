import { type Coupon, saveVoucherEndpoint } from '@hako/contract/promotions';
import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { siteName } from '../../text/sites.ts';
import { formatDay } from '../../text/time.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Facts, Stack } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Banner } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';

/** What a coupon takes its discount from, as people say it. */
const TARGETS: Readonly<Record<string, string>> = {
  goods: 'tiền hàng',
  'domestic-shipping': 'phí vận chuyển nội địa Nhật',
  'service-fee': 'phí dịch vụ',
  'payment-fee': 'phí thanh toán',
  freight: 'cước quốc tế',
  delivery: 'phí giao hàng',
  'first-payment': 'lần thanh toán 1',
  'second-payment': 'lần thanh toán 2',
};

/** One coupon: what it gives, until when, under which conditions, and whether I can use it. */
export function VoucherCard({ coupon }: { readonly coupon: Coupon }) {
  const { coupon_code: code, obstacle, obstacle_text: why } = coupon;
  return (
    <Card
      title={coupon.name}
      level={3}
      action={<Tag tone={obstacle === null ? 'good' : 'plain'}>{obstacle === null ? 'Dùng được' : 'Chưa dùng được'}</Tag>}
    >
      <Stack>
        <p>{coupon.description}</p>
        <Facts rows={factsOf(coupon)} />
        {why ? <p>{why}</p> : null}
        {obstacle === null ? (
          <>
            <CopyButton value={code} name={`mã ${code}`} />
            <Link to={`/account/cart?ma=${encodeURIComponent(code)}`}>Dùng cho giỏ hàng</Link>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

function factsOf(coupon: Coupon): (readonly [string, string])[] {
  const off = coupon.discount_type === 'percent' ? `${coupon.discount}%` : formatDong(coupon.discount);
  const most = coupon.discount_type === 'percent' && coupon.discount_max > 0 ? `, tối đa ${formatDong(coupon.discount_max)}` : '';
  return [
    ['Mã', coupon.coupon_code],
    ['Giảm', `${off} ${TARGETS[coupon.discount_fee] ?? ''}${most}`],
    ...(coupon.price.limit ? ([['Tiền hàng từ', formatDong(coupon.price.value)]] as const) : []),
    ...(coupon.site_code ? ([['Sàn', coupon.site_code.split(',').map(siteName).join(', ')]] as const) : []),
    ['Hết hạn', formatDay(coupon.end_date)],
  ];
}

/** A code that somebody was given, into the list. */
export function SaveVoucher() {
  const [code, setCode] = useState('');
  const { revalidate } = useRevalidator();
  const save = useAction((typed: string, idempotencyKey) => call(saveVoucherEndpoint, { body: { code: typed } }, { idempotencyKey }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const saved = await save.run(code.trim());
    if (!saved) return;
    toast(saved.message, 'good');
    setCode('');
    await revalidate();
  }

  return (
    <Card title="Lưu mã">
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextInput
            label="Mã giảm giá"
            hint="Mã bạn nhận được từ Hako, ví dụ trong thư hay trên trang tin."
            value={code}
            maxLength={24}
            autoComplete="off"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          {save.refusal ? <Banner tone="bad">{save.refusal.message}</Banner> : null}
          <Button kind="main" type="submit" isWide isBusy={save.isBusy} disabled={code.trim() === ''}>
            Lưu mã
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
