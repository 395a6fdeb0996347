import { isActive } from '@hako/contract/bidding/bid-status';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { CouponTried } from '../../pricing/index.ts';
import type { Bidder, BiddingDeps } from '../deps.ts';
import { findNewestBid } from '../placing/bid-store.ts';

/** Whose bid on which lot. */
interface OwnLot {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
}

/**
 * Who bids, and from which address. One that the customer's bid on the lot has and that left the
 * book since gives way to the primary one. Refusals `customers.address-not-found`,
 * `customers.no-address`.
 */
export async function bidderAtChosen(
  deps: Pick<BiddingDeps, 'db' | 'bidderOf'>,
  asked: OwnLot & { readonly addressId: string | undefined },
): Promise<{ readonly bidder: Bidder; readonly addressId: string | undefined }> {
  const { customerId, addressId } = asked;
  try {
    return { bidder: await deps.bidderOf(customerId, addressId), addressId };
  } catch (failure) {
    if (!(failure instanceof Refusal) || addressId === undefined) throw failure;
    if ((await ownBid(deps, asked))?.addressId !== addressId) throw failure;
    return { bidder: await deps.bidderOf(customerId), addressId: undefined };
  }
}

/**
 * The codes that go along with a bid. One that the customer's bid on the lot has and that takes
 * nothing off any more is left out, so that a raise comes through; a new one is refused with its
 * reason.
 */
export async function codesToKeep(
  deps: Pick<BiddingDeps, 'db'>,
  asked: OwnLot & { readonly discountCodes: readonly string[] | undefined },
  tried: readonly CouponTried[],
): Promise<readonly string[] | undefined> {
  const useless = tried.flatMap((one) => ('refusal' in one ? [one] : []));
  if (useless.length === 0) return asked.discountCodes;
  const had = (await ownBid(deps, asked))?.discountCodes ?? [];
  for (const { code, refusal } of useless) if (!had.includes(code)) throw refusal;
  return asked.discountCodes?.filter((code) => !useless.some((one) => one.code === code));
}

/**
 * A way that is closed by now is kept with a raise and refused for anything new. Refusal
 * `pricing.unknown-ship-mode`.
 */
export async function refuseClosedWay(
  deps: Pick<BiddingDeps, 'db' | 'pricing'>,
  asked: OwnLot & { readonly shipMode: string },
): Promise<void> {
  if (await deps.pricing.isOffered(asked.shipMode)) return;
  const own = await ownBid(deps, asked);
  const isKept = own?.shipMode === asked.shipMode && isActive(own.status);
  refuseUnless(isKept, 'pricing.unknown-ship-mode', { mode: asked.shipMode });
}

const ownBid = ({ db }: Pick<BiddingDeps, 'db'>, { customerId, site, code }: OwnLot) =>
  findNewestBid(db, customerId, site, code);
