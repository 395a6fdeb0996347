import { Outage } from '../../../kernel/outage.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteLines, listLines, lockLines } from '../cart-store.ts';
import type { CartDeps, Purchase } from '../deps.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { orderNote } from '../rules/order-note.ts';
import { applyCoupons } from './apply-coupons.ts';
import { stockOf } from '../../marketplaces/index.ts';
import { wishOf } from './check-cart.ts';
import { shareBox } from './share-box.ts';
import { shareShipping } from './share-shipping.ts';

export interface CheckOut {
  readonly customerId: string;
  /** Lines to buy; the chosen ones when none is named. */
  readonly items: readonly {
    readonly id: string;
    readonly note?: string | undefined;
    readonly services?: readonly string[] | undefined;
    readonly shipMode?: string | undefined;
  }[];
  readonly addressId: string | undefined;
  /** As the customer typed them; each is used on one line. */
  readonly discountCodes?: readonly string[] | undefined;
  /** Đồng that the customer confirmed for all lines together; undefined where a client tells no total. */
  readonly agreedFirstPayment?: number | undefined;
  readonly agreedHold?: number | undefined;
  readonly isRiskConfirmed?: boolean | undefined;
}

export interface CheckedOut {
  readonly lineId: string;
  readonly orderId: string;
  readonly code: string;
  /** Đồng. */
  readonly firstPayment: number;
}

/**
 * Buys lines of the cart, all or none: prices are read again outside, then money, orders and the emptied lines are one transaction. A line
 * that somebody bought or changed meanwhile refuses the whole. Refusals `cart.*`, `bidding.*`, `promotions.*`, `wallet.not-enough`.
 */
export async function checkOut(deps: CartDeps, asked: CheckOut): Promise<CheckedOut[]> {
  const { customerId, items } = asked;
  const all = await listLines(deps.db, customerId);
  // A line that is named twice is still one thing, bought once; what was said last counts.
  const named = [...new Map(items.map((item) => [item.id, item])).values()];
  const wanted =
    named.length > 0 ? named : all.filter(({ isSelected }) => isSelected).map(({ id }) => ({ id }));
  refuseUnless(wanted.length > 0, 'cart.nothing-chosen');
  const bare: { id: string; site: string; line: CartLine; purchase: Purchase }[] = [];
  for (const item of wanted) {
    const line = all.find(({ id }) => id === item.id);
    refuseUnless(line, 'cart.not-found');
    bare.push({
      id: line.id,
      site: line.site,
      line,
      purchase: await prepare(deps, line, item, asked),
    });
  }
  const { lines: shared } = await shareShipping(deps, bare);
  const { lines: prepared } = await applyCoupons(
    await shareBox(deps, shared),
    await deps.resolveCoupons(customerId, asked.discountCodes ?? []),
  );
  const purchases = prepared.map(({ purchase }) => purchase);
  refuseOtherTotal(
    asked.agreedFirstPayment,
    purchases.map(({ firstPayment }) => firstPayment),
  );
  refuseOtherTotal(
    asked.agreedHold,
    purchases.map(({ hold }) => hold),
  );
  return inTransaction(deps.db, async (trx) => {
    const locked = new Map((await lockLines(trx, customerId)).map((line) => [line.id, line]));
    const made: CheckedOut[] = [];
    for (const { line, purchase } of prepared) {
      const now = locked.get(line.id);
      refuseUnless(
        now && now.quantity === line.quantity && now.price === line.price,
        'cart.not-found',
      );
      const { orderId, code } = await purchase.book(trx);
      made.push({ lineId: line.id, orderId, code, firstPayment: purchase.firstPayment });
    }
    await deleteLines(
      trx,
      customerId,
      prepared.map(({ line }) => line.id),
    );
    return made;
  });
}

/** What would be charged is what the customer saw, to the đồng, or nothing is charged. */
function refuseOtherTotal(agreed: number | undefined, amounts: readonly number[]): void {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  refuseUnless(agreed === undefined || agreed === total, 'cart.total-changed', {
    old: agreed ?? total,
    new: total,
  });
}

async function prepare(
  deps: CartDeps,
  line: CartLine,
  item: CheckOut['items'][number],
  { addressId, isRiskConfirmed }: CheckOut,
): Promise<Purchase> {
  try {
    const purchase = await deps.preparePurchase({
      ...wishOf(line),
      agreed: line.price,
      shipMode: item.shipMode || line.shipMode,
      services: item.services ?? [],
      addressId,
      note: orderNote(line.description, item.note),
      isRiskConfirmed,
    });
    const stock = stockOf(purchase.listing, line.variantId) ?? line.quantity;
    refuseUnless(stock > 0, 'bidding.sold');
    refuseUnless(stock >= line.quantity, 'cart.stock-changed', {
      old: line.quantity,
      new: stock,
      name: deps.titleNow(line.title),
      id: line.id,
    });
    return purchase;
  } catch (failure) {
    // The shop is silent: nothing was charged, and the words of the specification say so.
    if (failure instanceof Outage) throw new Refusal('orders.try-later');
    if (!(failure instanceof Refusal) || failure.code !== 'bidding.price-changed') throw failure;
    throw new Refusal('cart.price-changed', {
      ...failure.facts,
      name: deps.titleNow(line.title),
      id: line.id,
    });
  }
}
