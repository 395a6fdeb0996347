import type { Dong, Yen } from '../../../kernel/money.ts';

/** `cancelled` by the customer, or refused by the seller or the desk: its reason tells. */
export type OfferStatus = 'waiting' | 'sent' | 'accepted' | 'bought' | 'cancelled' | 'expired';
export type OfferMover = 'customer' | 'staff' | 'system';

/** What the wire calls the states (decisions, section 5). */
export const WIRE_STATUS: Readonly<Record<OfferStatus, number>> = {
  cancelled: 0,
  waiting: 1,
  sent: 2,
  accepted: 3,
  bought: 4,
  expired: 5,
};

/** A request to a seller for a lower price. */
export interface Offer {
  readonly id: string;
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly title: string;
  readonly picture: string | undefined;
  readonly url: string;
  /** What the goods cost when it was asked. */
  readonly listedPrice: Yen;
  readonly desiredPrice: Yen;
  /** What the seller agreed to. */
  readonly grantedPrice: Yen | undefined;
  /** Bought at once when the seller agrees, within the hold. */
  readonly isAutoBuy: boolean;
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
  readonly note: string;
  readonly status: OfferStatus;
  readonly reason: string | undefined;
  readonly assigneeId: string | undefined;
  readonly account: string | undefined;
  /** Held in the wallet under the cause offer:<id>; 0 when nothing is. */
  readonly hold: Dong;
  readonly orderId: string | undefined;
  readonly orderCode: string | undefined;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly version: number;
}

/** Whether it is bought without asking: the customer wanted that, and the seller agreed to no more than was asked. More is for the customer to decide. */
export const buysItself = ({
  isAutoBuy,
  grantedPrice,
  desiredPrice,
}: Pick<Offer, 'isAutoBuy' | 'grantedPrice' | 'desiredPrice'>): boolean =>
  isAutoBuy && grantedPrice !== undefined && grantedPrice <= desiredPrice;

const MOVES: Readonly<
  Record<OfferStatus, Partial<Readonly<Record<OfferStatus, readonly OfferMover[]>>>>
> = {
  waiting: { sent: ['staff'], cancelled: ['customer', 'staff', 'system'], expired: ['system'] },
  sent: {
    accepted: ['staff', 'system'],
    cancelled: ['customer', 'staff', 'system'],
    expired: ['system'],
  },
  accepted: {
    bought: ['customer', 'system'],
    cancelled: ['customer', 'system'],
    expired: ['system'],
  },
  bought: {},
  cancelled: {},
  expired: {},
};

/** Whether the life of an offer knows this step by this mover. */
export const mayMove = (from: OfferStatus, to: OfferStatus, by: OfferMover): boolean =>
  MOVES[from][to]?.includes(by) ?? false;

export const OPEN_STATUSES: readonly OfferStatus[] = ['waiting', 'sent', 'accepted'];

/** Every step there is, for the invariant over what was written. */
export const allMoves = (): { from: OfferStatus; to: OfferStatus }[] =>
  Object.entries(MOVES).flatMap(([from, targets]) =>
    Object.keys(targets).map((to) => ({ from: from as OfferStatus, to: to as OfferStatus })),
  );
