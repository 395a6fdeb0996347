import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deleteLines, listLines, lockLines, updateLine } from '../cart-store.ts';
import type { CartDeps } from '../deps.ts';
import type { CartLine } from '../rules/cart-line.ts';
import { refuseUnknownModes } from './add-to-cart.ts';
import { readLinePrice } from '../checkout/check-cart.ts';

export interface LineChange {
  readonly id: string;
  readonly quantity?: number | undefined;
  readonly isSelected?: boolean | undefined;
  readonly shipMode?: string | undefined;
}

/** Changes lines, all or none. Refusals `cart.not-found` for a line that is not the customer's, `pricing.unknown-ship-mode`. */
export async function changeCart(
  deps: CartDeps,
  customerId: string,
  changes: readonly LineChange[],
): Promise<CartLine[]> {
  await refuseUnknownModes(deps, modesOf(changes));
  return inTransaction(deps.db, async (trx) => {
    const lines = new Map((await lockLines(trx, customerId)).map((line) => [line.id, line]));
    for (const change of changes) {
      const line = lines.get(change.id);
      refuseUnless(line, 'cart.not-found');
      await updateLine(trx, line, change, deps.clock.now());
    }
    return listLines(trx, customerId);
  });
}

const modesOf = (changes: readonly LineChange[]) => changes.map(({ shipMode }) => shipMode);

/** What the customer means to pay now: these lines and no others are chosen. Refusals `cart.not-found`, `pricing.unknown-ship-mode`. */
export async function intendCart(
  deps: CartDeps,
  customerId: string,
  wanted: readonly LineChange[],
): Promise<CartLine[]> {
  await refuseUnknownModes(deps, modesOf(wanted));
  return inTransaction(deps.db, async (trx) => {
    const lines = await lockLines(trx, customerId);
    const wishes = new Map(wanted.map((wish) => [wish.id, wish]));
    for (const id of wishes.keys())
      refuseUnless(
        lines.some((line) => line.id === id),
        'cart.not-found',
      );
    for (const line of lines) {
      const wish = wishes.get(line.id);
      if (wish || line.isSelected)
        await updateLine(
          trx,
          line,
          { ...wish, isSelected: wish !== undefined && (wish.isSelected ?? true) },
          deps.clock.now(),
        );
    }
    return listLines(trx, customerId);
  });
}

/** Takes lines out; ids that are not the customer's change nothing. */
export function removeFromCart(
  deps: CartDeps,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const own = new Set((await lockLines(trx, customerId)).map(({ id }) => id));
    await deleteLines(
      trx,
      customerId,
      ids.filter((id) => own.has(id)),
    );
  });
}

/** The customer saw new prices and how many are left, and agrees: each is taken over if the marketplace still asks exactly that. */
export async function acceptPrices(
  deps: CartDeps,
  customerId: string,
  accepted: readonly { id: string; price: number; quantity?: number | undefined }[],
): Promise<CartLine[]> {
  const lines = new Map((await listLines(deps.db, customerId)).map((line) => [line.id, line]));
  const agreed: { line: CartLine; price: number; quantity: number | undefined }[] = [];
  for (const { id, price, quantity } of accepted) {
    const line = lines.get(id);
    refuseUnless(line, 'cart.not-found');
    if ((await readLinePrice(deps, line)) === price) agreed.push({ line, price, quantity });
  }
  return inTransaction(deps.db, async (trx) => {
    for (const { line, price, quantity } of agreed)
      await updateLine(trx, line, { price, quantity }, deps.clock.now());
    return listLines(trx, customerId);
  });
}
