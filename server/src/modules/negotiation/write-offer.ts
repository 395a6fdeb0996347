import { yenFigure } from '../../kernel/wording.ts';
import { NEGOTIATION_MESSAGES, type OfferObstacle } from '@hako/contract/negotiation/messages';
import { newId } from '../../kernel/chance.ts';
import { type Dong, dong, type Yen } from '../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { refusedBy } from '../../platform/database/constraints.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NegotiationDeps } from './deps.ts';
import type { Offer } from './rules/offer.ts';
import { lowestAskable, obstaclesOf } from './rules/obstacles.ts';
import { holdLabel } from './notices.ts';
import { findOffer, insertOffer, lockOffer, mayOpenAnother, updateOffer } from './offer-store.ts';
import {
  checkOffer,
  type OfferTerms,
  type OfferWish,
  pricedAt,
  readListing,
  refuseClosedWay,
} from './check-offer.ts';
import { addExpiry, tellDesk, WAITS_MS } from './move-offer.ts';

export interface NewOffer extends OfferWish {
  readonly desired: Yen;
  readonly isAutoBuy: boolean;
  readonly note: string;
}

/** Sends a request to the desk; what shall be bought at once is held now. Refusals of the check, `negotiation.open-already`, `wallet.not-enough`. */
export async function createOffer(deps: NegotiationDeps, wish: NewOffer): Promise<Offer> {
  const { listing, obstacles, purchase, minimum } = await checkOffer(deps, wish);
  if (obstacles.includes('open-already')) throw new Refusal('negotiation.open-already');
  // Which limit it is, and counted under its lock, is told where the request is written.
  refuseObstacle(
    obstacles.find((obstacle) => obstacle !== 'too-many-open'),
    { price: listing.price.current, minimum },
  );
  const now = deps.clock.now();
  const offer: Offer = {
    id: newId(),
    customerId: wish.customerId,
    site: listing.site,
    code: listing.code,
    title: listing.title,
    picture: listing.pictures[0],
    url: listing.url,
    listedPrice: listing.price.current as Yen,
    desiredPrice: wish.desired,
    grantedPrice: undefined,
    isAutoBuy: wish.isAutoBuy,
    shipMode: wish.shipMode ?? (await deps.defaultShipMode(wish.customerId, wish.addressId)),
    services: wish.services,
    addressId: wish.addressId,
    note: wish.note,
    status: 'waiting',
    reason: undefined,
    assigneeId: undefined,
    account: undefined,
    hold: wish.isAutoBuy ? dong(purchase?.hold ?? 0) : dong(0),
    orderId: undefined,
    orderCode: undefined,
    expiresAt: new Date(now.getTime() + WAITS_MS),
    createdAt: now,
    version: 1,
  };
  await inTransaction(deps.db, async (trx) => {
    const { mayOpen, limit } = await mayOpenAnother(trx, offer.customerId);
    refuseUnless(mayOpen, 'negotiation.too-many-open', { limit });
    await refusedBy({ offers_one_open: 'negotiation.open-already' }, insertOffer(trx, offer));
    if (offer.hold > 0) {
      const label = holdLabel(deps.titleNow(offer.title));
      await deps.wallet.hold(trx, {
        customerId: offer.customerId,
        amount: offer.hold,
        cause: { type: 'offer', id: offer.id },
        label,
      });
    }
    await addExpiry(deps, trx, offer);
    await tellDesk(deps, trx, offer);
  });
  return offer;
}

/** Another price or other terms, as long as the desk has not sent it. */
export async function changeOffer(
  deps: NegotiationDeps,
  asked: OfferTerms & { customerId: string; id: string; desired: Yen },
): Promise<Offer> {
  const known = await findOffer(deps.db, asked.id);
  refuseUnless(known && known.customerId === asked.customerId, 'negotiation.not-found');
  const listing = await readListing(deps, known.site, known.code);
  refuseObstacle(obstaclesOf(listing, asked.desired)[0], {
    price: listing.price.current,
    minimum: undefined,
  });
  const shipMode = asked.shipMode ?? known.shipMode;
  if (shipMode !== known.shipMode) await refuseClosedWay(deps, shipMode);
  const { hold } = await pricedAt(deps, { ...known, ...asked, shipMode }, asked.desired);
  return inTransaction(deps.db, async (trx) => {
    const offer = await lockOffer(trx, asked.id);
    refuseUnless(offer, 'negotiation.not-found');
    refuseUnless(offer.status === 'waiting', 'negotiation.too-late', {
      status: NEGOTIATION_MESSAGES.statuses[offer.status],
    });
    const amount: Dong = offer.isAutoBuy ? dong(hold) : dong(0);
    const changed: Offer = {
      ...offer,
      listedPrice: listing.price.current as Yen,
      desiredPrice: asked.desired,
      shipMode,
      services: asked.services,
      addressId: asked.addressId ?? offer.addressId,
      hold: amount,
    };
    const written = await updateOffer(trx, changed, {
      mover: 'customer',
      moverId: asked.customerId,
      at: deps.clock.now(),
    });
    if (amount > 0 && amount !== offer.hold)
      await deps.wallet.changeHold(trx, { cause: { type: 'offer', id: offer.id }, amount });
    await tellDesk(deps, trx, written);
    return written;
  });
}

function refuseObstacle(
  obstacle: OfferObstacle | undefined,
  facts: { price: Yen | undefined; minimum: Yen | undefined },
): void {
  if (obstacle)
    throw new Refusal('negotiation.not-sent', { reason: obstacleText(obstacle, facts) });
}

/** The reason in words, with its figures. */
export function obstacleText(
  obstacle: OfferObstacle,
  { price, minimum }: { price: Yen | undefined; minimum: Yen | undefined },
): string {
  const figure = (amount: number | undefined): string =>
    amount === undefined ? '' : yenFigure(amount);
  const lowest = minimum ?? (price === undefined ? undefined : lowestAskable(price));
  return NEGOTIATION_MESSAGES.obstacles[obstacle]
    .replace('{minimum}', figure(lowest))
    .replace('{price}', figure(price));
}
