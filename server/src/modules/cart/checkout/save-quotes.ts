import { Refusal } from '../../../kernel/refusal.ts';
import type { CartDeps } from '../deps.ts';
import { checkOut } from './check-out.ts';

export interface SaveQuotes {
  readonly customerId: string;
  readonly items: readonly {
    readonly id: string;
    readonly note?: string | undefined;
    readonly services?: readonly string[] | undefined;
  }[];
  readonly addressId: string | undefined;
}

/** What became of one line: the code of its order, or why there is none. */
export interface SavedQuote {
  readonly id: string;
  readonly code: string | undefined;
  readonly failure: string | undefined;
}

/**
 * Orders lines of the cart, each for itself: one that cannot be bought does not hold up the others. Refusal `orders.not-saved` for an empty
 * list and when nothing could be ordered, with the reason of the only or first line.
 */
export async function saveQuotes(
  deps: CartDeps,
  { customerId, items, addressId }: SaveQuotes,
): Promise<readonly SavedQuote[]> {
  const saved: SavedQuote[] = [];
  for (const item of items) {
    try {
      const [made] = await checkOut(deps, { customerId, items: [item], addressId });
      saved.push({ id: item.id, code: made?.code, failure: undefined });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      saved.push({ id: item.id, code: undefined, failure: failure.sentence });
    }
  }
  const [first] = saved;
  if (!first) throw new Refusal('orders.not-saved');
  if (saved.every(({ code }) => code === undefined))
    throw new Refusal('orders.not-saved', { reason: first.failure ?? '' });
  return saved;
}
