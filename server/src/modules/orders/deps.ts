import type { Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Customers } from '../customers/index.ts';
import type { Float } from '../float/index.ts';
import type { Listing } from '../marketplaces/index.ts';
import type { PurchaseCapability } from '../marketplaces/index.ts';
import type { Mover } from './order.ts';
import type { OrderSite } from './reading/order-site.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Pricing } from '../pricing/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Audit } from '../staff/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** How our program buys at a site that lets it. */
export interface PurchaseAgent {
  readonly account: string;
  readonly purchases: PurchaseCapability;
  /** The listing as it is now, never from a cache. */
  findListing(code: string): Promise<Listing | undefined>;
}

export interface OrdersDeps
  extends Pick<Platform, 'db' | 'reads' | 'clock' | 'jobs' | 'news' | 'live' | 'log'> {
  readonly customers: Pick<Customers, 'readAddress' | 'listAddresses' | 'read'>;
  readonly wallet: Wallet;
  readonly float: Pick<Float, 'spend' | 'spendInAll'>;
  readonly pricing: Pick<
    Pricing,
    'price' | 'currentRate' | 'isOffered' | 'levelOfCustomer' | 'askerOf'
  >;
  /** Coupons are spent with the money they spare, and given back with it. */
  readonly promotions: Pick<Promotions, 'spend' | 'giveBack' | 'resolveForSite'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly audit: Audit;
  /** A marketplace's title in Vietnamese, from memory; absent where nothing translates. */
  readonly titleNow?: (title: string) => string;
  /** For who-did-what at the desk; undefined for an unknown id. */
  readonly staffName?: (staffId: string) => Promise<string | undefined>;
  /** Pictures of the desk become the customer's when they are attached to an order. */
  readonly givePictures: (
    trx: Trx,
    fileIds: readonly string[],
    customerId: string,
  ) => Promise<void>;
  /** Whether one person may give this back, by the rule that stands for complaints; counts what they give alone. */
  readonly stepOfRefund: (
    trx: Trx,
    asked: {
      readonly key: string;
      readonly refund: Dong;
      readonly by: string;
      readonly customerId: string;
      readonly proposal:
        | { readonly refund: Dong; readonly reason: string; readonly by: string }
        | undefined;
    },
  ) => Promise<{ step: 'given' | 'own' | 'proposed'; limit: Dong; isAlone: boolean }>;
  /** What one person may refund at once, đồng. */
  readonly readOnePersonRefund: (reader: Reader) => Promise<Dong>;
  /** The goods of an order that comes to nothing leave the warehouses. Refusal `logistics.parcel-in-request`. */
  readonly giveUpGoods: (
    trx: Trx,
    given: { orderId: string; by: Mover & { kind: 'staff' } },
  ) => Promise<void>;
  /** Whether the goods are packed for their way, or lie in one box with those of other orders. */
  readonly howGoodsLie: (
    trx: Trx,
    orderId: string,
  ) => Promise<{ readonly isPacked: boolean; readonly isShared: boolean }>;
  /** Undefined: a person at the desk buys at this site. */
  readonly agentFor: (
    site: OrderSite,
    /** Not with this one. */ except?: string,
  ) => PurchaseAgent | undefined;
  /**
   * The account that may have a bid on the lot, by which nothing of it is bought: its purchase would look like the bid's win. Absent where
   * nobody bids.
   */
  readonly bidsThrough?: (
    reader: Reader,
    site: OrderSite,
    code: string,
  ) => Promise<string | undefined>;
}
