import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { AUCTION_CASES } from './auction-cases.ts';
import { BID_CASES } from './bid-cases.ts';
import type { Case, CasesOf } from './case.ts';
import { CLAIM_CASES } from './claim-cases.ts';
import { GROUP_CASES } from './group-cases.ts';
import { LEASE_CASES } from './lease-cases.ts';
import { MARK_CASES } from './mark-cases.ts';
import { RECEIPT_CASES, REMOTE_BID_CASES } from './remote-bid-cases.ts';
import { SETTING_CASES } from './setting-cases.ts';
import { WIN_CASES } from './win-cases.ts';

type StoreName = Exclude<keyof BiddingStores, 'inTransaction' | 'lockName'>;

const CASES: { readonly [Store in StoreName]: CasesOf<Store> } = {
  auctions: AUCTION_CASES,
  bids: BID_CASES,
  wins: WIN_CASES,
  remoteBids: REMOTE_BID_CASES,
  receipts: RECEIPT_CASES,
  groups: GROUP_CASES,
  accounts: ACCOUNT_CASES,
  leases: LEASE_CASES,
  claims: CLAIM_CASES,
  marks: MARK_CASES,
  settings: SETTING_CASES,
};

/** Name -> case, in the order of the port: `claims.claim gives nothing under an old number`. */
export const ALL_CASES: readonly (readonly [string, Case])[] = Object.entries(CASES).flatMap(
  ([store, functions]) =>
    Object.entries(functions).flatMap(([name, cases]) =>
      cases.map((one) => [`${store}.${name} ${one.name}`, one] as const),
    ),
);
