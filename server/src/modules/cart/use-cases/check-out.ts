import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteLines, listLines, lockLines } from '../cart-store.ts';
import type { CartDeps, Purchase } from '../deps.ts';
import type { CartLine } from '../domain/cart-line.ts';

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
 * that somebody bought or changed meanwhile refuses the whole. Refusals `cart.*`, `bidding.*`, `wallet.not-enough`.
 */
export const checkOut =
  (deps: CartDeps) =>
  async ({ customerId, items, addressId }: CheckOut): Promise<CheckedOut[]> => {
    const all = await listLines(deps.db, customerId);
    const wanted = items.length > 0 ? items : all.filter(({ isSelected }) => isSelected).map(({ id }) => ({ id }));
    refuseUnless(wanted.length > 0, 'cart.nothing-chosen');
    const prepared: { line: CartLine; purchase: Purchase }[] = [];
    for (const item of wanted) {
      const line = all.find(({ id }) => id === item.id);
      refuseUnless(line, 'cart.not-found');
      prepared.push({ line, purchase: await prepare(deps, line, item, addressId) });
    }
    return inTransaction(deps.db, async (trx) => {
      const locked = new Map((await lockLines(trx, customerId)).map((line) => [line.id, line]));
      const made: CheckedOut[] = [];
      for (const { line, purchase } of prepared) {
        const now = locked.get(line.id);
        refuseUnless(now && now.quantity === line.quantity && now.price === line.price, 'cart.not-found');
        const { orderId, code } = await purchase.book(trx);
        made.push({ lineId: line.id, orderId, code, firstPayment: purchase.hold });
      }
      await deleteLines(
        trx,
        customerId,
        prepared.map(({ line }) => line.id),
      );
      return made;
    });
  };

async function prepare(deps: CartDeps, line: CartLine, item: CheckOut['items'][number], addressId: string | undefined): Promise<Purchase> {
  try {
    return await deps.preparePurchase({
      customerId: line.customerId,
      site: line.site,
      code: line.code,
      agreed: line.price,
      quantity: line.quantity,
      shipMode: item.shipMode || line.shipMode,
      services: item.services ?? [],
      addressId,
      variantId: line.variantId,
      note: item.note,
    });
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.code !== 'bidding.price-changed') throw failure;
    throw new Refusal('cart.price-changed', { ...failure.facts, name: line.title, id: line.id });
  }
}
