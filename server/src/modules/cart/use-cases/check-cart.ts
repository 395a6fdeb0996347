import type { Yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { listLines } from '../cart-store.ts';
import type { CartDeps } from '../deps.ts';
import type { CartLine } from '../domain/cart-line.ts';
import { type CheckedLine, compareLine } from '../domain/price-change.ts';
import { buyingPriceOf } from './add-to-cart.ts';

/** Reads the chosen lines again at their marketplaces, all at once; a silent site leaves its lines unread, not gone. */
export const checkCart =
  (deps: CartDeps) =>
  async (customerId: string): Promise<readonly (CheckedLine & { readonly id: string })[]> => {
    const lines = (await listLines(deps.db, customerId)).filter(({ isSelected }) => isSelected);
    return Promise.all(lines.map(async (line) => ({ id: line.id, ...compareLine(line.price, await readLinePrice(deps, line)) })));
  };

export async function readLinePrice(deps: CartDeps, line: CartLine): Promise<Yen | undefined | 'unread'> {
  try {
    const listing = await deps.findListing(line.site, line.code, 0);
    return listing && buyingPriceOf(listing);
  } catch (failure) {
    if (failure instanceof Outage) return 'unread';
    throw failure;
  }
}
