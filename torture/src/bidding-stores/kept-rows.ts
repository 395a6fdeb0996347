import type { SiteAccount } from '../../../server/src/modules/bidding/accounts/account-store.ts';
import type { BidGroup } from '../../../server/src/modules/bidding/groups/rules/bid-group.ts';
import type {
  Bid,
  RemoteBid,
  WatchedAuction,
} from '../../../server/src/modules/bidding/rules/bid.ts';

/**
 * The rows of bidding as both keepers can tell them: without ids that the stores make, and of
 * moments on the database's clock only whether they are over.
 */
export interface KeptRows {
  readonly auctions: readonly (WatchedAuction & { readonly readDueAt: Date | undefined })[];
  readonly bids: readonly (Bid & {
    readonly leaseOwner: string | undefined;
    readonly triedAt: Date | undefined;
  })[];
  readonly writes: readonly (Omit<RemoteBid, 'id' | 'customerId' | 'leaseUntil'> & {
    readonly reason: string | undefined;
    readonly bookedAt: Date;
    readonly answeredAt: Date | undefined;
    readonly isAwaited: boolean;
  })[];
  readonly receipts: readonly {
    readonly bidId: string;
    readonly customerId: string;
    readonly at: Date;
    readonly kind: string;
    readonly facts: unknown;
  }[];
  readonly groups: readonly BidGroup[];
  readonly holds: readonly {
    readonly groupId: string;
    readonly amount: number;
    readonly isOpen: boolean;
  }[];
  readonly accounts: readonly Omit<SiteAccount, 'load' | 'recent'>[];
  readonly snipers: readonly { readonly id: string; readonly isAlive: boolean }[];
}

/**
 * Text that is equal when the values are: fields and rows in one order, and nothing of what is
 * absent.
 */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (isPlain(one) ? byName(one) : (one ?? undefined)));

/** Rows in whatever order, one a line. */
export const linesOf = (rows: readonly unknown[]): string => rows.map(textOf).toSorted().join('\n');

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byName = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The rows by what names them, because PostgreSQL promises no order; receipts stay in theirs. */
export const inOrder = (rows: KeptRows): KeptRows => ({
  auctions: rows.auctions.toSorted(by(({ code }) => code)),
  bids: rows.bids.toSorted(by(({ id }) => id)),
  writes: rows.writes.toSorted(by(({ bidId, step }) => `${bidId} ${step}`)),
  receipts: rows.receipts,
  groups: rows.groups.toSorted(by(({ id }) => id)),
  holds: rows.holds.toSorted(by(({ amount }) => String(amount))),
  accounts: rows.accounts.toSorted(by(({ name }) => name)),
  snipers: rows.snipers.toSorted(by(({ id }) => id)),
});

const by =
  <Row>(nameOf: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    nameOf(a) < nameOf(b) ? -1 : 1;
