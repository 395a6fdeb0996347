import {
  type BidBody,
  buyFixedPriceEndpoint,
  placeBidEndpoint,
} from '@hako/contract/bidding/placing';
import { addToCartEndpoint } from '@hako/contract/cart/cart';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { languageOf } from '../../../text/language.ts';
import { itemPath } from '../../../text/sites.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Facts, Row, Stack } from '../../../ui/frames/card.tsx';
import { RefusalNote } from '../../../ui/forms/form.tsx';
import { Dong, Yen } from '../../../ui/figures/money.tsx';
import { Sheet } from '../../../ui/frames/sheet.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { PriceBreakdown } from '../../../parts/price/price-breakdown.tsx';
import {
  choiceText,
  type Choosable,
  type Choice,
  hasChoices,
  missingIn,
  NO_CHOICE,
  OptionPicker,
  variantOf,
} from './option-picker.tsx';
import { HeldAmount, restrictionOf, RiskCheckbox } from '../../../parts/checkout/held-amount.tsx';
import { useBidPrice } from './use-bid-price.ts';

export interface BuyPanelProps {
  readonly site: string;
  readonly code: string;
  readonly title: string;
  /** One piece as it is paid, whole yen, tax included. */
  readonly priceJpy: number;
  readonly isAuction: boolean;
  readonly shipMode?: string | undefined;
  readonly viewerId: string | null;
  /** What must be chosen before it can be ordered. */
  readonly goods: Choosable;
}

/** Buys at the fixed price, or keeps it for later in the cart. The price is read again; a difference is shown, never paid. */
export function BuyPanel({
  site,
  code,
  title,
  priceJpy,
  isAuction,
  shipMode,
  viewerId,
  goods,
}: BuyPanelProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  // What the marketplace asks now, once it told us that the shown price is old.
  const [newPrice, setNewPrice] = useState<number>();
  const agreed = newPrice ?? priceJpy;
  const [turn, setTurn] = useState(0);
  const [isConfirmed, setConfirmed] = useState(false);
  const { price, problem } = useBidPrice(
    { site, code, mode: 'buy', shipMode },
    isAsking ? { yen: agreed } : undefined,
    turn,
  );
  const restriction = restrictionOf([price?.breakdown ?? null]);
  const buy = useAction((body: Static<typeof BidBody>, idempotencyKey) =>
    isAuction
      ? call(placeBidEndpoint, { params: { mode: 'buy' }, body }, { idempotencyKey })
      : call(buyFixedPriceEndpoint, { body }, { idempotencyKey }),
  );
  const [choice, setChoice] = useState<Choice>(NO_CHOICE);
  const [isRemindedOf, setRemindedOf] = useState<readonly string[]>([]);
  const isChosen = hasChoices(goods);
  const keep = useAction((body: Static<(typeof addToCartEndpoint)['body']>, idempotencyKey) =>
    call(addToCartEndpoint, { body }, { idempotencyKey }),
  );

  const picker = isChosen ? (
    <OptionPicker
      goods={goods}
      choice={choice}
      onChoose={(next) => {
        setChoice(next);
        setRemindedOf([]);
      }}
    />
  ) : null;
  if (viewerId === null) {
    return (
      <Stack gap={1}>
        {picker}
        <ButtonLink
          kind="main"
          isWide
          to={`/account/login?next=${encodeURIComponent(itemPath(site, code))}`}
        >
          Đăng nhập để mua
        </ButtonLink>
      </Stack>
    );
  }
  async function confirm() {
    if (!price) return;
    const bought = await buy.run({
      site,
      code,
      price: agreed,
      ship_mode: shipMode ?? null,
      agreed_hold: price.hold,
      is_risk_confirmed: isConfirmed,
    });
    if (!bought) setTurn((before) => before + 1);
    if (bought?.data.order_code) {
      toast(`Đã tạo đơn ${bought.data.order_code}`, 'good');
      await navigate(`/account/quotes/${bought.data.order_code}`);
    }
  }
  const changedTo =
    buy.refusal?.code === 'bidding.price-changed' ? Number(buy.refusal.facts['new']) : undefined;
  return (
    <Stack gap={1}>
      {picker}
      {isRemindedOf.length > 0 ? (
        <Banner tone="bad">
          Bạn chọn {isRemindedOf.join(', ').toLocaleLowerCase('vi')} trước nhé.
        </Banner>
      ) : null}
      <Row>
        {isChosen ? null : (
          <Button kind="money" onClick={() => setAsking(true)}>
            Mua ngay <Yen amount={agreed} />
          </Button>
        )}
        <Button
          kind={isChosen ? 'main' : 'plain'}
          isBusy={keep.isBusy}
          onClick={async () => {
            const missing = missingIn(goods, choice);
            setRemindedOf(missing);
            if (missing.length > 0) return;
            const chosen = isChosen
              ? {
                  description: choiceText(goods, choice),
                  variant_id: variantOf(goods, choice)?.id ?? null,
                }
              : {};
            if (await keep.run({ site_code: site, code, ship_mode: shipMode ?? null, ...chosen }))
              toast('Đã thêm vào giỏ hàng', 'good');
          }}
        >
          Thêm vào giỏ
        </Button>
      </Row>
      <RefusalNote refusal={keep.refusal} />
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Mua ngay"
        foot={
          changedTo ? (
            <Button
              kind="money"
              isWide
              onClick={() => {
                setNewPrice(changedTo);
                buy.reset();
              }}
            >
              Đồng ý giá mới <Yen amount={changedTo} />
            </Button>
          ) : (
            <Button
              kind="money"
              isWide
              isBusy={buy.isBusy}
              disabled={!price || (restriction !== undefined && !isConfirmed)}
              onClick={() => void confirm()}
            >
              Xác nhận mua
            </Button>
          )
        }
      >
        <Stack>
          <p lang={languageOf(title)}>{title}</p>
          <RefusalNote refusal={buy.refusal} tone={changedTo ? 'estimate' : 'bad'} />
          <Facts
            rows={[
              ['Giá trên sàn', <Yen key="yen" amount={agreed} />],
              [
                'Giữ trong ví bây giờ',
                price ? (
                  <HeldAmount key="hold" hold={price.hold} breakdown={price.breakdown} />
                ) : (
                  '…'
                ),
              ],
              [
                'Về tới nhà, ước tính',
                price?.breakdown ? (
                  <Dong key="landed" amount={price.breakdown.landed_total.likely} />
                ) : (
                  '…'
                ),
              ],
            ]}
          />
          {price?.breakdown ? <PriceBreakdown breakdown={price.breakdown} /> : null}
          {problem ? <Banner tone="bad">{problem}</Banner> : null}
          {restriction ? (
            <RiskCheckbox reason={restriction} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
          ) : null}
          <p>
            Giá được đọc lại từ sàn trước khi trả tiền. Nếu người bán không bán, tiền giữ trở lại ví
            ngay.
          </p>
        </Stack>
      </Sheet>
    </Stack>
  );
}
