import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';
import { CustomerName, DoneReply, Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Day, FileKind, sortBy, TableAfter, TablePage } from '../kit/tables.ts';
import { SellerParcelRow } from '../orders/seller-parcels.ts';
import { ORDER_STATES, OrderStateText } from '../orders/states.ts';

const READERS = { staff: ['sales', 'buyer', 'accountant'] } as const;

export const PURCHASE_SORTS = ['bought', 'paid', 'code', 'moved'] as const;

const Filters = {
  state: Type.Optional(Type.Enum([...ORDER_STATES])),
  site: Type.Optional(Type.String({ maxLength: 20 })),
  /** Our account at the marketplace. */
  account: Type.Optional(Type.String({ maxLength: 60 })),
  /** Days on which it was bought. */
  from: Day,
  to: Day,
  /** Only those whose seller has not told a number yet. */
  untracked: Type.Optional(Type.Literal('yes')),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  sort: sortBy(PURCHASE_SORTS),
};

/** What was bought for an order. */
export const PurchaseRow = Type.Object({
  /** Of the order. */
  code: Text,
  site: Text,
  title: Text,
  url: Text,
  account: Nullable(Text),
  /** The name of the card or account by which it was paid, never a number. */
  means: Nullable(Text),
  seller: Nullable(Text),
  marketplace_order_number: Nullable(Text),
  bought_at: Text,
  /**
   * What the marketplace charged in all; null until it is known. It, the rate and the shipping are
   * null for whoever may not see the money of orders.
   */
  paid_jpy: Nullable(Whole),
  /** Of the order, đồng a yen. */
  rate: Nullable(Type.Number()),
  domestic_shipping_jpy: Nullable(Whole),
  /** Carrier and number of each parcel of the seller. */
  tracking: Type.Array(Text),
  state: OrderStateText,
  state_label: Text,
  customer: CustomerName,
});
export type PurchaseRow = Static<typeof PurchaseRow>;

export const listPurchasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/purchases',
  access: READERS,
  summary: 'Everything that was bought, filtered, sorted and paged by key.',
  query: Type.Object({ ...Filters, after: TableAfter }),
  reply: Type.Object({ data: TablePage(PurchaseRow) }),
});

export const exportPurchasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/purchases/export',
  access: READERS,
  summary: 'The table of purchases with the same filters as a file.',
  query: Type.Object({ ...Filters, kind: FileKind }),
  reply: Type.Unknown(),
  replyKind: 'file',
  limitPerMinute: EXPORTS_PER_MINUTE,
});

/** Where the seller sends it, in Japanese, part by part as the forms of marketplaces ask for it. */
export const JapaneseAddress = Type.Object({
  postal_code: Text,
  prefecture: Text,
  city: Text,
  street: Text,
  /** Ends with the code of the order, by which the warehouse knows whose it is. */
  building: Text,
  name: Text,
  name_kana: Text,
  phone: Text,
  /** All of it, line by line. */
  text: Text,
});
export type JapaneseAddress = Static<typeof JapaneseAddress>;

const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

export const readPurchaseEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/purchases/{code}',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'What is bought for one order: account, delivery address in Japan, parcels of the seller.',
  params: byCode,
  reply: Type.Object({
    data: Type.Object({
      ...PurchaseRow.properties,
      /** Null while it is not bought. */
      bought_at: Nullable(Text),
      /** Null where no warehouse is set up. */
      address: Nullable(JapaneseAddress),
      seller_parcels: Type.Array(SellerParcelRow),
      may_add_parcel: Flag,
      /** How the last purchase by the same account was paid: offered, not noted. */
      usual_means: Nullable(Text),
    }),
  }),
  refusals: ['orders.not-found'],
});

export const setPurchaseMeansEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/purchases/{code}/means',
  access: { staff: ['buyer', 'accountant'] },
  summary: 'By which card or account it was paid: the name that we gave it.',
  params: byCode,
  body: Type.Object({ label: Type.String({ pattern: '\\S', maxLength: 60 }) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.means-is-number'],
});
