import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import type { checkOfferEndpoint, OfferRow } from '@hako/contract/negotiation/negotiation';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { OfferCheck, OfferTerms } from './check-offer.ts';
import { mayMove, type Offer, type OfferStatus, WIRE_STATUS } from './rules/offer.ts';
import type { OfferEvent } from './offer-store.ts';
import { obstacleText } from './write-offer.ts';

const { statuses } = NEGOTIATION_MESSAGES;
const SITE = 'mercari';

interface TermsBody {
  readonly ship_mode?: string | null;
  readonly services_extra?: readonly string[] | null;
  readonly address_id?: string | null;
  readonly coupons_code?: string | null;
}

/** What is asked for, in our words; at Mercari when no site is named. Refusal `negotiation.no-coupon`. */
export const wishOf = (body: TermsBody & { code: string; site?: string }) => ({
  site: body.site ?? SITE,
  code: body.code,
  ...termsOf(body),
});

/** How it shall be sent. Refusal `negotiation.no-coupon`. */
export function termsOf({
  ship_mode,
  services_extra,
  address_id,
  coupons_code,
}: TermsBody): OfferTerms {
  // A code lowers what an order costs; a request to a seller has no order yet.
  refuseUnless(!coupons_code, 'negotiation.no-coupon');
  return {
    shipMode: ship_mode || undefined,
    services: services_extra ?? [],
    addressId: address_id ?? undefined,
  };
}

/** The states that one number of the contract means; undefined: any. */
export const statusesOf = (wire: number | undefined): OfferStatus[] | undefined =>
  wire === undefined
    ? undefined
    : Object.entries(WIRE_STATUS).flatMap(([status, id]) =>
        id === wire ? [status as OfferStatus] : [],
      );

/** Whether a request can be sent, why not, and what it would cost. */
export function checkReply({
  listing,
  obstacles,
  minimum,
  purchase,
}: OfferCheck): EndpointReply<typeof checkOfferEndpoint> {
  const price = listing.price.current;
  return {
    status: true,
    data: {
      can_send: obstacles.length === 0,
      reasons: obstacles.map((code) => ({
        code,
        message: obstacleText(code, { price, minimum }),
      })),
      price: price ?? null,
      minimum: minimum ?? null,
      maximum: price === undefined ? null : price - 1,
      hold_vnd: purchase?.hold ?? null,
      landed_vnd: purchase?.breakdown.landedTotal.likely ?? null,
    },
  };
}

/** A request as the contract promises it. */
export const offerRow = (
  offer: Offer,
  events: readonly OfferEvent[],
  titleNow: (title: string) => string,
): OfferRow => ({
  id: offer.id,
  status: WIRE_STATUS[offer.status],
  state: offer.status,
  status_label: statuses[offer.status],
  reason: offer.reason ?? null,
  site: offer.site,
  code: offer.code,
  name: offer.title,
  name_vi: titleNow(offer.title),
  image: offer.picture ?? '',
  url: offer.url,
  price: offer.listedPrice,
  desired_price: offer.desiredPrice,
  granted_price: offer.grantedPrice ?? null,
  buy_auto: offer.isAutoBuy,
  ship_mode: offer.shipMode,
  services_extra: [...offer.services],
  address_id: offer.addressId ?? null,
  assignee_id: offer.assigneeId ?? null,
  account_id: offer.account ?? null,
  note: offer.note,
  hold_vnd: offer.hold,
  quote_code: offer.orderCode ?? null,
  expires_at: offer.expiresAt.toISOString(),
  created_date: offer.createdAt.toISOString(),
  may: {
    cancel: mayMove(offer.status, 'cancelled', 'customer'),
    change: offer.status === 'waiting',
    buy: mayMove(offer.status, 'bought', 'customer'),
  },
  history: events.map(({ status, mover, at, reason }) => ({
    state: status,
    label: statuses[status],
    by: mover,
    at: at.toISOString(),
    reason: reason ?? null,
  })),
});
