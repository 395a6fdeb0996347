import { Refusal } from '../../../kernel/refusal.ts';
import type { Asker, PriceBasis } from '../../pricing/index.ts';
import type { SearchDeps } from '../deps.ts';

/**
 * Tables and rate of now, and who asks; undefined while there has never been a rate, and then cards
 * stand without đồng.
 */
export const pricesNow = async (
  deps: Pick<SearchDeps, 'pricing'>,
  customerId: string | undefined,
): Promise<PriceBasis | undefined> => pricesFor(deps, await deps.pricing.askerOf(customerId));

/** The same for an asker that is known already. */
export async function pricesFor(
  { pricing }: Pick<SearchDeps, 'pricing'>,
  asker: Asker,
): Promise<PriceBasis | undefined> {
  try {
    const [tables, { rate }] = await Promise.all([pricing.tablesAt(), pricing.currentRate()]);
    return { tables, rate, asker };
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}

/** Equal for two askers exactly when everything costs them the same. */
export const signOfAsker = ({ level, province, shipMode }: Asker): string =>
  `${level.serviceFeeDiscountBp}/${level.freightDiscountBp}/${level.depositBp}/${level.freeStorageDays} ${province ?? '-'} ${shipMode}`;
