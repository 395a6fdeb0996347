import type { Yen } from '../../kernel/money.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListingReader, ListingReading } from '../marketplaces/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { MadeOrder, OrdersModule } from '../orders/index.ts';
import type { Breakdown } from '../pricing/index.ts';
import type { AuditPort, Wallet } from '../wallet/index.ts';

/** What a purchase at a granted price is asked of whoever buys. */
export interface PurchaseWish {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly agreed: Yen;
  /** What the seller gives it to us for, whatever the listing still says. */
  readonly granted: Yen;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
  readonly variantId: undefined;
  readonly note?: string | undefined;
}

export interface Purchase {
  /** The first payment in the dear case, đồng: what is held for it. */
  readonly hold: number;
  readonly breakdown: Pick<Breakdown, 'landedTotal'>;
  book(trx: Trx): Promise<MadeOrder>;
}

export interface OfferCustomer {
  readonly id: string;
  readonly customerNo: string;
  readonly fullName: string;
}

export interface NegotiationDeps extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'live' | 'log'> {
  readonly wallet: Pick<Wallet, 'hold' | 'changeHold' | 'release'>;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly orders: Pick<OrdersModule, 'list' | 'cancel'>;
  /** At most `maxAgeMs` old, 0 for one read now; undefined: there is no such listing. Refusal `marketplaces.site-not-served`. */
  readonly findListing: ListingReader;
  readonly preparePurchase: (wish: PurchaseWish, reading?: ListingReading) => Promise<Purchase>;
  readonly readCustomers: (ids: readonly string[]) => Promise<ReadonlyMap<string, OfferCustomer>>;
  /** Through the warehouse nearest to the named address, else to the primary one. */
  readonly defaultShipMode: (customerId: string, addressId?: string) => Promise<string>;
  /** Given by the composition: whether something new can be bought by this ship mode. */
  readonly hasShipMode: (shipMode: string) => Promise<boolean>;
  readonly audit: AuditPort;
  /** A Japanese title in Vietnamese, at once. */
  readonly titleNow: (title: string) => string;
}
