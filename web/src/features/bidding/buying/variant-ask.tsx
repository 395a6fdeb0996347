import type { CatalogItem } from '@hako/contract/search/catalog/item';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Static } from 'typebox';
import { formatYen } from '../../../text/money.ts';
import { LandedTotal } from '../../../ui/figures/money.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { Card } from '../../../ui/frames/card.tsx';

type Item = Static<typeof CatalogItem>;

/** Whether the variants differ in price: then one must be named before anybody can say what it costs. */
export const hasVariantPrices = (item: Pick<Item, 'price_high_jpy'>): boolean =>
  item.price_high_jpy !== null;

/** Names the variant in words and goes on to the request for a quote, because the site does not list its variants. */
export function VariantAsk({ item }: { readonly item: Item }) {
  const navigate = useNavigate();
  const [variant, setVariant] = useState('');
  const { price_jpy: low, price_high_jpy: high } = item;
  if (low === null || high === null) return null;
  const ask = async () =>
    await navigate(
      `/account/quotes/request?${new URLSearchParams({
        link: item.url,
        name: item.title.slice(0, 300),
        price: String(high),
        note: `Phiên bản: ${variant.trim()}`,
      })}`,
    );
  return (
    <Card title="Chọn phiên bản">
      <Form onSubmit={ask}>
        <p>
          Các phiên bản giá từ {formatYen(low)} đến {formatYen(high)}. Sàn không cho biết giá từng
          phiên bản, nên nhân viên xem trang của cửa hàng rồi báo giá cho bạn.
        </p>
        {item.landed ? (
          <LandedTotal
            totalVnd={item.landed.likely_vnd}
            lowVnd={item.landed.low_vnd}
            highVnd={item.landed.high_vnd}
            certainty={item.landed.certainty}
          />
        ) : null}
        <TextInput
          label="Phiên bản (màu, cỡ, mẫu)"
          hint="Ghi đúng như trên trang của cửa hàng."
          required
          maxLength={400}
          value={variant}
          onChange={(event) => setVariant(event.currentTarget.value)}
        />
        <Button kind="main" type="submit" isWide disabled={variant.trim() === ''}>
          Nhờ báo giá phiên bản này
        </Button>
      </Form>
    </Card>
  );
}
