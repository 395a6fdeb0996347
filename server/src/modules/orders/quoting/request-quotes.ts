import { newId } from '../../../kernel/chance.ts';
import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Address } from '../../customers/index.ts';
import type { PriceQuestion } from '../../pricing/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { MadeOrder, NewOrder, Order } from '../order.ts';
import { begin, book } from '../paying/create-order.ts';
import { copyOf } from '../paying/order-address.ts';
import { refuseClosedWay } from '../paying/refuse-closed-way.ts';

export interface AskedThing {
  readonly name: string;
  readonly link: string | undefined;
  /** For one piece, as the customer saw it. */
  readonly price: Yen;
  readonly pictures: readonly string[];
  readonly quantity: number;
  readonly note: string | undefined;
  readonly shipMode: string | undefined;
  readonly services: readonly string[];
}

interface RequestQuotes {
  readonly customerId: string;
  readonly things: readonly AskedThing[];
  readonly addressId: string | undefined;
}

/**
 * Things of shops that we do not read become orders that wait for sales, all or none. Until the answer they carry a forecast from what the
 * customer told. Refusals `orders.not-created` for an empty list or a thing without a name, `orders.bad-link`, those of pricing and of the address.
 */
export async function requestQuotes(
  deps: OrdersDeps,
  { customerId, things, addressId }: RequestQuotes,
): Promise<MadeOrder[]> {
  refuseUnless(things.length > 0, 'orders.not-created');
  const [{ rate }, asker, address] = await Promise.all([
    deps.pricing.currentRate(),
    deps.pricing.askerOf(customerId, addressId),
    deps.customers.readAddress(deps.db, customerId, addressId),
  ]);
  const wanted: NewOrder[] = [];
  for (const thing of things) {
    refuseUnless(thing.name !== '', 'orders.not-created', { field: 'name' });
    refuseUnless(thing.link === undefined || isWebAddress(thing.link), 'orders.bad-link');
    wanted.push(await forecastOf(deps, thing, { customerId, asker, address, rate }));
  }
  return inTransaction(deps.db, async (trx) => {
    const made: MadeOrder[] = [];
    for (const one of wanted) made.push(await bookRequest(deps, trx, one));
    return made;
  });
}

interface ForWhom {
  readonly customerId: string;
  readonly asker: Awaited<ReturnType<OrdersDeps['pricing']['askerOf']>>;
  readonly address: Address;
  readonly rate: NewOrder['rate'];
}

/** The order of one thing, with its price from what the customer told. */
async function forecastOf(
  deps: OrdersDeps,
  thing: AskedThing,
  { customerId, asker, address, rate }: ForWhom,
): Promise<NewOrder> {
  const shipMode = thing.shipMode || asker.shipMode;
  await refuseClosedWay(deps, shipMode);
  const question: PriceQuestion = {
    items: [itemOf(thing)],
    shipMode,
    services: thing.services,
    level: asker.level,
    coupons: [],
    province: address.provinceCode,
    rate,
  };
  const price = await deps.pricing.price(question);
  return {
    customerId,
    listing: listingOf(thing, newId(deps.clock.now().getTime())),
    quantity: thing.quantity,
    question: { ...question, shipMode: price.shipMode },
    price,
    rate,
    addressId: address.id,
    note: thing.note,
  };
}

function listingOf({ name, link, price, pictures: told }: AskedThing, code: string) {
  const pictures = told.filter((one) => isWebAddress(one) || /^\/(?!\/)/.test(one));
  return {
    site: 'other' as const,
    code,
    url: link ?? '',
    title: name,
    titleVi: name,
    picture: pictures[0],
    pictures,
    price,
  };
}

async function bookRequest(deps: OrdersDeps, trx: Trx, wanted: NewOrder): Promise<MadeOrder> {
  const address = await deps.customers.readAddress(trx, wanted.customerId, wanted.addressId);
  const begun = begin(deps, wanted, copyOf(address));
  const order: Order = { ...begun, state: 'REQUEST', version: 1, source: 'purchase' };
  const { price, url } = wanted.listing;
  const facts = { asked_price: price, ...(url ? { link: url } : {}) };
  const by = { kind: 'customer', id: wanted.customerId } as const;
  return book(deps, trx, order, [['REQUEST', by, facts]]);
}

const itemOf = ({ name, price, quantity }: AskedThing) => ({
  price,
  isTaxAdded: false,
  quantity,
  site: 'other',
  seller: undefined,
  category: undefined,
  domesticShipping: undefined,
  weightG: undefined,
  sizeCm: undefined,
  condition: 'unknown' as const,
  title: name,
});

function isWebAddress(text: string): boolean {
  const address = URL.parse(text);
  return (
    address !== null &&
    (address.protocol === 'https:' || address.protocol === 'http:') &&
    address.username === '' &&
    address.password === ''
  );
}
