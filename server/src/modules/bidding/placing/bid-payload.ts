import type { previewBidEndpoint } from '@hako/contract/bidding/preview';
import type { BidBody, BidReply } from '@hako/contract/bidding/placing';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { Static } from 'typebox';
import { dong, yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { breakdownRowOf, couponEffectOf } from '../../pricing/index.ts';
import { BY_HAND_MESSAGE, outbidAtOnceMessage, PLACED_MESSAGE } from '../watching/bid-texts.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import type { Bidding } from '../bidding.ts';

type Body = Static<typeof BidBody>;
type Reply = Static<typeof BidReply>;

const DEFAULT_FOLLOW_STEPS = 3;
/** What the mobile client sends for "nothing extra". */
const NO_SERVICE = 'BASIS';

/** A bid of the web or of the mobile client, whose `mode` in the body may say snipe on the address of now. */
export async function answerBid(
  bidding: Bidding,
  customerId: string,
  mode: 'now' | 'snipe' | 'buy',
  body: Body,
): Promise<Reply> {
  if (mode === 'buy' || body.mode === 'buy')
    return answerPurchase(bidding, customerId, body, 'auction');
  const terms = await termsOf(bidding, customerId, body);
  const isSnipe = mode === 'snipe' || body.mode === 'snipe';
  const bid = await toldAsBid(
    bidding.placeBid({
      customerId,
      site: body.site ?? 'auction',
      code: body.code,
      mode: isSnipe ? 'snipe' : 'now',
      maximum: yen(Number(body.price)),
      ...terms,
      isPartial: body.partial === true || Number(body.partial ?? 0) > 0,
      extensionRule: body.extension_rule ?? 'follow',
      followSteps: body.follow_steps ?? DEFAULT_FOLLOW_STEPS,
    }),
  );
  const isGood = bid.status !== 'outbid';
  return {
    status: isGood,
    success: isGood,
    message: isGood ? PLACED_MESSAGE : outbidAtOnceMessage(bid),
    detail: bid.account === BY_HAND && bid.status === 'sending' ? BY_HAND_MESSAGE : null,
    data: {
      id: bid.id,
      code: bid.code,
      mode: bid.mode,
      state: bid.status,
      maximum: bid.maximum,
      hold: bid.isHeld ? bid.hold : 0,
      order_code: null,
    },
  };
}

/** Buy at the fixed price; `price` is what the customer agreed to. */
export async function answerPurchase(
  bidding: Bidding,
  customerId: string,
  body: Body,
  site: string,
): Promise<Reply> {
  const terms = await termsOf(bidding, customerId, body);
  const bought = await toldAsBid(
    bidding.buyNow({
      customerId,
      site: body.site ?? site,
      code: body.code,
      agreed: yen(Number(body.price)),
      ...terms,
      variantId: undefined,
    }),
  );
  return {
    status: true,
    success: true,
    message: PLACED_MESSAGE,
    detail: null,
    data: {
      id: bought.orderId,
      code: body.code,
      mode: 'buy',
      state: 'ordered',
      maximum: bought.price,
      hold: bought.hold,
      order_code: bought.code,
    },
  };
}

/** A site that could not be read before anything was booked, in the words of a bid: too slow, or not now. */
async function toldAsBid<Made>(work: Promise<Made>): Promise<Made> {
  try {
    return await work;
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    throw new Refusal(failure.kind === 'timeout' ? 'bidding.timeout' : 'bidding.unavailable');
  }
}

/** The price of a bid or a purchase before it is made. */
export async function answerPreview(
  bidding: Bidding,
  customerId: string,
  body: Static<typeof previewBidEndpoint.body>,
): Promise<EndpointReply<typeof previewBidEndpoint>> {
  const { site, code, mode, price, ceiling_vnd: ceiling } = body;
  const { maximum, hold, breakdown, coupons } = await bidding.preview({
    customerId,
    site,
    code,
    mode,
    price: price == null ? undefined : yen(price),
    ceiling: ceiling == null ? undefined : dong(ceiling),
    quantity: body.qty ?? 1,
    shipMode: await shipModeOf(bidding, customerId, body),
    services: servicesOf(body.services_extra),
    addressId: body.address_id ?? undefined,
    discountCodes: body.discount_codes ?? [],
  });
  return {
    success: true,
    data: {
      maximum: maximum ?? null,
      hold,
      breakdown: breakdown ? breakdownRowOf(breakdown, [0]) : null,
      coupons: coupons.map(couponEffectOf),
    },
  };
}

const servicesOf = (codes: readonly string[] | null | undefined): string[] =>
  (codes ?? []).filter((code) => code !== NO_SERVICE);

const shipModeOf = async (
  bidding: Bidding,
  customerId: string,
  { ship_mode: asked, address_id: addressId }: Pick<Body, 'ship_mode' | 'address_id'>,
): Promise<string> => asked || bidding.deps.defaultShipMode(customerId, addressId ?? undefined);

const termsOf = async (bidding: Bidding, customerId: string, body: Body) => ({
  quantity: Math.max(1, Number(body.qty ?? 1)),
  shipMode: await shipModeOf(bidding, customerId, body),
  agreedHold: body.agreed_hold ?? undefined,
  isRiskConfirmed: body.is_risk_confirmed ?? undefined,
  services: servicesOf(body.services_extra ?? body.service_extra),
  addressId: body.address_id ?? undefined,
  note: body.note?.trim() ?? undefined,
  discountCodes: body.discount_codes ?? undefined,
});
