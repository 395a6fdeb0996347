import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import type { OfferRow } from '@hako/contract/negotiation/negotiation';
import { mayMove, type Offer, WIRE_STATUS } from './rules/offer.ts';
import type { OfferEvent } from './offer-store.ts';

const { statuses } = NEGOTIATION_MESSAGES;

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
