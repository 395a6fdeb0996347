import type { BidStatus } from '@hako/contract/bidding/bid-status';
import type { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import type { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import type { Permission } from '@hako/contract/staff/permissions/permissions';
import type { StaffRole, Warehouse } from '@hako/contract/kit/endpoint';
import type { Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Billing } from '../billing/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Logistics } from '../logistics/index.ts';
import type { Marketplaces } from '../marketplaces/index.ts';
import type { Orders } from '../orders/index.ts';
import type { HouseAddress } from './purchases/rules/japanese-address.ts';

/** A bank transfer as somebody looks for it. */
export interface FoundTransfer {
  readonly id: string;
  readonly bankReference: string;
  readonly direction: 'in' | 'out';
  readonly amount: Dong;
  readonly content: string;
  readonly state: keyof typeof FIND_MESSAGES.transfers;
  readonly transferredAt: Date;
}

/** A bid as somebody looks for it who knows the lot. */
export interface FoundBid {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly status: BidStatus;
  readonly maximumJpy: number;
  readonly customerId: string;
}

/** What money moved for. */
export interface MoneyCause {
  readonly type: 'order' | 'bill' | 'complaint';
  readonly id: string;
}

/** A movement of the ledger. */
export interface BookedMovement {
  readonly key: string;
  readonly cause: { readonly type: string; readonly id: string };
  readonly kind: 'capture' | 'payment' | 'discount' | 'refund' | 'cost';
  readonly from: string;
  readonly to: string;
  /** Above zero, in whole units of the currency. */
  readonly amount: number;
  readonly currency: 'VND' | 'JPY';
  readonly memo: string | undefined;
  readonly at: Date;
}

/** A complaint as the page of its order names it. */
export interface OrderComplaint {
  readonly id: string;
  readonly code: string;
  readonly orderId: string;
  readonly state: string;
  readonly refund: Dong;
  readonly createdAt: Date;
}

/** A complaint as the page of its customer names it. */
export interface CustomerComplaint extends Omit<OrderComplaint, 'orderId' | 'state'> {
  readonly orderCode: string | undefined;
  readonly state: keyof typeof SUPPORT_MESSAGES.states;
}

export interface DeskDeps extends Pick<Platform, 'db' | 'reads' | 'clock' | 'live' | 'jobs'> {
  /** Ids of the own roles that somebody has. */
  readonly ownRolesOf: (staffId: string) => Promise<readonly string[]>;
  readonly orders: Orders;
  readonly logistics: Logistics;
  readonly marketplaces: Pick<Marketplaces, 'all' | 'read' | 'listHealth' | 'listUnreadable'>;
  readonly billing: Billing;
  readonly customers: Pick<
    Customers,
    | 'readMany'
    | 'find'
    | 'search'
    | 'listAddresses'
    | 'listIdsOfSales'
    | 'listLevels'
    | 'readRegister'
    | 'countRegister'
    | 'whoIsMeant'
  >;
  /** Bids on a lot at one of these sites, of whichever customer; what is not decided yet first. */
  readonly listBidsOn: (
    reader: Reader,
    lot: { readonly sites: readonly string[]; readonly code: string },
    limit: number,
  ) => Promise<readonly FoundBid[]>;
  /** Bank transfers by what the payer reads at the bank. */
  readonly findTransfers: (reference: string) => Promise<readonly FoundTransfer[]>;
  /** What a customer has with us, in đồng. */
  readonly readWallet: (
    customerId: string,
  ) => Promise<{ readonly available: Dong; readonly held: Dong; readonly paid: Dong }>;
  /** What is free in the wallets of these customers, đồng; who never had any is left out. */
  readonly availableOf: (
    reader: Reader,
    customerIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
  /** Writes who did what, in the transaction of the act itself. */
  readonly audit: (
    trx: Trx,
    entry: {
      readonly actor: string;
      readonly action: string;
      readonly subject: string;
      readonly reason?: string;
      readonly before?: unknown;
      readonly after?: unknown;
    },
  ) => Promise<void>;
  /** Everybody at the desk who may sign in. */
  readonly listStaff: () => Promise<
    readonly {
      readonly id: string;
      readonly fullName: string;
      readonly roles: readonly StaffRole[];
      readonly ownPermissions?: readonly Permission[] | undefined;
      readonly warehouse: Warehouse | undefined;
    }[]
  >;
  /** Who looks after customers, and who did before they left. */
  readonly listSalesPeople: () => Promise<
    readonly { readonly id: string; readonly fullName: string }[]
  >;
  /** What the ledger has for these causes: paid, given back and spent, the oldest first. */
  readonly movementsFor: (
    reader: Reader,
    causes: readonly MoneyCause[],
  ) => Promise<readonly BookedMovement[]>;
  /** The complaints about these orders, the newest first. */
  readonly complaintsOf: (
    reader: Reader,
    orderIds: readonly string[],
  ) => Promise<readonly OrderComplaint[]>;
  /** Every complaint of a customer behind `after`, the newest first. */
  readonly complaintsAfter: (
    reader: Reader,
    asked: {
      readonly customerId: string;
      readonly after: string | undefined;
      readonly limit: number;
    },
  ) => Promise<readonly CustomerComplaint[]>;
  /** Orders that somebody complains about and that is not settled. */
  readonly listComplainedOf: (reader: Reader) => Promise<readonly string[]>;
  /** Our house in Japan; undefined where none is set up. */
  readonly house: HouseAddress | undefined;
  /** Undefined for an unknown id. */
  readonly staffName: (staffId: string) => Promise<string | undefined>;
  /** Every kind of work that waits for somebody, as the modules know it. */
  readonly work: readonly WaitingWork[];
  readonly listFailedErasures: (
    reader: Reader,
    limit: number,
  ) => Promise<
    readonly {
      readonly customerId: string;
      readonly requestedAt: Date;
      readonly failedAt: Date;
      readonly kind: string;
    }[]
  >;
}
