import { newId } from '../../../kernel/chance.ts';
import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PriceQuestion } from '../../pricing/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { MadeOrder, NewOrder, Order } from '../order.ts';
import { begin, book } from '../paying/create-order.ts';

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
    const question: PriceQuestion = {
      items: [itemOf(thing)],
      shipMode: thing.shipMode || asker.shipMode,
      services: thing.services,
      level: asker.level,
      coupons: [],
      province: address.provinceCode,
      rate,
    };
    const price = await deps.pricing.price(question);
    const pictures = thing.pictures.filter(
      (picture) => isWebAddress(picture) || /^\/(?!\/)/.test(picture),
    );
    wanted.push({
      customerId,
      listing: {
        site: 'other',
        code: newId(deps.clock.now().getTime()),
        url: thing.link ?? '',
        title: thing.name,
        titleVi: thing.name,
        picture: pictures[0],
        pictures,
        price: thing.price,
      },
      quantity: thing.quantity,
      question: { ...question, shipMode: price.shipMode },
      price,
      rate,
      addressId: address.id,
      note: thing.note,
    });
  }
  return inTransaction(deps.db, async (trx) => {
    const made: MadeOrder[] = [];
    for (const one of wanted) {
      const order: Order = {
        ...(await begin(deps, trx, one)),
        state: 'REQUEST',
        version: 1,
        source: 'purchase',
      };
      const facts = {
        asked_price: one.listing.price,
        ...(one.listing.url ? { link: one.listing.url } : {}),
      };
      made.push(
        await book(deps, trx, order, [['REQUEST', { kind: 'customer', id: customerId }, facts]]),
      );
    }
    return made;
  });
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
