/** Anything that JSON can say. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Tree = { [key: string]: Json };

/**
 * An answer of the predecessor as the documentation of its successor says that it looks now: names
 * in lower camel case, `OffersV2` with the
 * price one level deeper, savings and their basis beside it. Dollars and cents become whole yen
 * (26.49 -> 2,649), so that amounts can be read.
 */
export function asCreators(value: Json, currency = 'JPY'): Json {
  if (Array.isArray(value)) return value.map((one) => asCreators(one, currency));
  if (typeof value !== 'object' || value === null) return value;
  const out: Tree = {};
  for (const [key, one] of Object.entries(value)) out[lowered(key)] = asCreators(one, currency);
  if (typeof value['Amount'] === 'number') return moneyOf(value['Amount'], currency);
  if (value['Offers']) out['offersV2'] = { listings: offersOf(value['Offers'] as Tree, currency) };
  delete out['offers'];
  return out;
}
const lowered = (key: string) =>
  /^(ASIN|URL|EANs|UPCs|ISBNs)$/.test(key)
    ? key.toLowerCase()
    : key.charAt(0).toLowerCase() + key.slice(1);
const moneyOf = (amount: number, currency: string): Tree => ({
  amount: Math.round(amount * 100),
  currency,
  displayAmount: `￥${Math.round(amount * 100).toLocaleString('ja-JP')}`,
});
function offersOf(offers: Tree, currency: string): Json[] {
  return (offers['Listings'] as Tree[]).map((listing) => {
    const { Price, SavingBasis, Availability, Condition, ...rest } = listing as Record<
      string,
      Tree
    >;
    const sub = Condition?.['SubCondition'] as Tree | undefined;
    const savings = Price?.['Savings'] as Tree | undefined;
    return {
      ...(asCreators(rest as Tree, currency) as Tree),
      condition: { value: Condition?.['Value'] ?? 'Unknown', subCondition: sub?.['Value'] ?? null },
      availability: {
        ...(asCreators(Availability ?? {}) as Tree),
        type: Availability?.['Type'] === 'Now' ? 'IN_STOCK' : null,
      },
      price: {
        money: moneyOf(Price?.['Amount'] as number, currency),
        ...(SavingBasis && {
          savingBasis: { money: moneyOf(SavingBasis['Amount'] as number, currency) },
        }),
        ...(savings && {
          savings: {
            money: moneyOf(savings['Amount'] as number, currency),
            percentage: savings['Percentage'] as Json,
          },
        }),
      },
    };
  });
}
