import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { cancelMercariBidsEndpoint, MercariBidRow } from '@hako/contract/bidding/mercari';
import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { type Order, type OrderState, STATES } from '../../orders/index.ts';
import type { NegotiationDeps } from '../deps.ts';
import { mayMove, type Offer, OPEN_STATUSES } from '../rules/offer.ts';
import { listOffers } from '../offer-store.ts';
import { cancelOffer } from '../move-offer.ts';

const SITE = 'mercari';
/** Ordered, and not bought yet. */
const RUNNING: readonly OrderState[] = ['TRANSACTING', 'TRANSACTED', 'CONFIRMED', 'BUYING'];
/** From here on somebody is buying. */
const CANCELLABLE: readonly OrderState[] = ['TRANSACTING', 'TRANSACTED', 'CONFIRMED'];
const MOST = 200;
const IS_REQUEST = /^[0-9a-f]{8}-/;

/** Everything of a customer that runs at Mercari, what ends first at the top: price requests end, purchases do not. */
export async function listMercariBids(
  deps: NegotiationDeps,
  customerId: string,
): Promise<MercariBidRow[]> {
  const [{ offers }, { orders }] = await Promise.all([
    listOffers(deps.db, {
      customerId,
      statuses: OPEN_STATUSES,
      isUrgentFirst: true,
      page: 1,
      size: MOST,
    }),
    deps.orders.list(deps.db, {
      customerId,
      states: RUNNING,
      site: SITE,
      source: 'purchase',
      page: 1,
      size: MOST,
    }),
  ]);
  return [
    ...offers.map((offer) => requestRow(offer, deps.titleNow)),
    ...orders.map((order) => purchaseRow(order, deps.titleNow)),
  ];
}

/** Each for itself: what is too late does not keep the others from being given up. Somebody else's answers like one that does not exist. */
export async function cancelMercariBids(
  deps: NegotiationDeps,
  customerId: string,
  ids: readonly string[],
): Promise<EndpointReply<typeof cancelMercariBidsEndpoint>> {
  refuseUnless(ids.length > 0, 'request.invalid', { field: 'id' });
  const data: { id: string; success: boolean; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      if (IS_REQUEST.test(id)) await cancelOffer(deps, customerId, id);
      else await deps.orders.cancel({ code: id, by: { kind: 'customer', id: customerId } });
      data.push({ id, success: true, message: NEGOTIATION_MESSAGES.givenUp });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      data.push({ id, success: false, message: failure.sentence });
    }
  }
  const failed = data.find(({ success }) => !success);
  return {
    status: !failed,
    success: !failed,
    message: failed?.message ?? NEGOTIATION_MESSAGES.givenUp,
    data,
  };
}

const requestRow = (offer: Offer, titleNow: (title: string) => string): MercariBidRow => ({
  _id: offer.id,
  kind: 'price-request',
  account: offer.account ?? '',
  winner: offer.status === 'accepted',
  code: offer.code,
  site: offer.site,
  name: titleNow(offer.title),
  qty: 1,
  partial: '0',
  price: offer.grantedPrice ?? offer.desiredPrice,
  snipe_price: null,
  services_extra: [...offer.services],
  mode: 'price-request',
  ship_mode: offer.shipMode,
  end_time: offer.expiresAt.toISOString(),
  last_minute_to_bid: null,
  image: offer.picture ?? '',
  state: offer.status,
  reason: null,
  status_label: NEGOTIATION_MESSAGES.statuses[offer.status],
  quote_code: null,
  may: { cancel: mayMove(offer.status, 'cancelled', 'customer') },
});

const purchaseRow = (order: Order, titleNow: (title: string) => string): MercariBidRow => ({
  _id: order.code,
  kind: 'purchase',
  account: '',
  winner: true,
  code: order.listing.code,
  site: SITE,
  name: order.listing.titleVi ?? titleNow(order.listing.title),
  qty: order.quantity,
  partial: '0',
  price: order.listing.price,
  snipe_price: null,
  services_extra: [...order.services],
  mode: 'buy',
  ship_mode: order.shipMode,
  // A purchase has no end; the mobile client reads a time here.
  end_time: order.createdAt.toISOString(),
  last_minute_to_bid: null,
  image: order.listing.picture ?? '',
  state: order.state,
  reason: null,
  status_label: STATES[order.state].label,
  quote_code: order.code,
  may: { cancel: CANCELLABLE.includes(order.state) },
});
