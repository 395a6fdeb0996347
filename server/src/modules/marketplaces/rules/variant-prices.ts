import type { Yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';

interface Priced {
  readonly current: Yen | undefined;
  readonly highest?: Yen | undefined;
}

/** Refuses goods whose variants differ in price: the site tells no price to buy at before one is chosen. */
export function refuseVariantPrices({ current, highest }: Priced): void {
  if (current === undefined || highest === undefined) return;
  throw new Refusal('marketplaces.variant-prices', { low: current, high: highest });
}
