import { SITES } from '@hako/contract/marketplaces/sites';
import type { CalculatePriceBody, PricedItemBody } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import { yen } from '../../../kernel/money.ts';
import type { StatedParcel } from '../../../kernel/stated-parcel.ts';
import { categoryFor } from '../tables/rules/category-of.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import type { PricedItem } from '../calculator/rules/price-input.ts';
import { CALC_ERRORS } from '../calculator/rules/wording.ts';

/** The wire codes of the marketplaces (mobile client: "Names of sites") in the words of the price list; other words stay as they are. */
const SITE_OF_CODE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SITES).map(([site, { siteCode }]) => [siteCode, site]),
);

/** One parcel of a request: the items that travel by one mode, with their places in the request. */
export interface AskedParcel {
  readonly shipMode: string;
  readonly items: readonly PricedItem[];
  readonly indices: readonly number[];
}

/** A request in the calculator's words. `error` says in Vietnamese what could not be taken as it was asked. */
export function parcelsOf(
  body: Static<typeof CalculatePriceBody>,
  tables: PreparedTables,
  defaultMode: string,
): { parcels: AskedParcel[]; error: string | null } {
  const byMode = new Map<string, { items: PricedItem[]; indices: number[] }>();
  const isRouteServed =
    !body.route_code || [...tables.modes.values()].some(({ route }) => route === body.route_code);
  let error: string | null = isRouteServed ? null : CALC_ERRORS.otherRoute;
  const items = body.items ?? [];
  if (items.length === 0) error = CALC_ERRORS.nothing;
  for (const [index, item] of items.entries()) {
    const asked = item.route_code || body.ship_mode || defaultMode;
    const shipMode = tables.modes.has(asked) ? asked : defaultMode;
    if (asked !== shipMode) error = CALC_ERRORS.otherMode;
    if (item.price === null || item.price === undefined) error ??= CALC_ERRORS.noPrice;
    const parcel = byMode.get(shipMode) ?? { items: [], indices: [] };
    byMode.set(shipMode, parcel);
    parcel.items.push(itemOf(item, tables));
    parcel.indices.push(index);
  }
  return { parcels: [...byMode].map(([shipMode, parcel]) => ({ shipMode, ...parcel })), error };
}

/** Weights of 0 are what the mobile client sends when it knows none. */
export function itemOf(item: Static<typeof PricedItemBody>, tables: PreparedTables): PricedItem {
  const title = item.title ?? undefined;
  const shippingJpy = item.origin_country_shipping_fee ?? undefined;
  return {
    price: yen(item.price ?? 0),
    isTaxAdded: (item.tax ?? 0) > 0,
    quantity: item.qty ?? 1,
    site: SITE_OF_CODE[item.site_code ?? ''] ?? item.site_code ?? '',
    seller: item.seller ?? undefined,
    category: item.category ?? categoryFor({ title }, tables),
    domesticShipping: shippingJpy === undefined ? undefined : yen(shippingJpy),
    ...(item.is_shipping_lowest && { isDomesticShippingLowest: true }),
    weightG: item.weight || undefined,
    sizeCm: item.size_cm ?? undefined,
    condition: item.condition ?? 'unknown',
    title,
    stated: item.stated
      ? {
          weightG: item.stated.weight_g ?? undefined,
          sizeCm: sidesOf(item.stated.size_cm),
          sidesTogetherCm: item.stated.sides_cm ?? undefined,
        }
      : undefined,
  };
}

function sidesOf(sides: readonly number[] | null | undefined): StatedParcel['sizeCm'] {
  const [a, b, c] = sides ?? [];
  return a === undefined || b === undefined || c === undefined ? undefined : [a, b, c];
}
