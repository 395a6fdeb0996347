import type { SettingValues } from '@hako/contract/settings/field';
import { valueAt } from '@hako/contract/settings/field';
import { ONLY_ROW, type SettingPageName } from '@hako/contract/settings/setting-pages';
import { toPriceRow } from '../tables/price-list-store.ts';
import type { PriceRow } from '../tables/rules/price-rows.ts';

/** Pages whose rows are rows of the price list of one kind. */
export const KIND_OF_PAGE: Readonly<Partial<Record<SettingPageName, PriceRow['kind']>>> = {
  'service-fees': 'service-fee',
  'payment-fees': 'payment-fee',
  'domestic-shipping': 'site',
  freight: 'mode',
  surcharges: 'surcharge',
  delivery: 'delivery',
  storage: 'storage',
  'goods-kinds': 'category',
  restrictions: 'restriction',
};

/**
 * Where a row of a page stands in the price list: taxes are kinds of their own, with one row each.
 */
export function placeOf(page: SettingPageName, key: string): { kind: string; key: string } {
  if (page === 'taxes') return { kind: key, key: ONLY_ROW };
  return { kind: KIND_OF_PAGE[page] ?? 'service', key };
}

export interface AskedRow {
  readonly page: SettingPageName;
  readonly key: string;
  readonly values: SettingValues | null;
  readonly validFrom: string;
}

/**
 * A checked change as a row of the price list. What the form does not ask for (the hub of a ship
 * mode) stays as it was in `before`.
 */
export function priceRowOf({ page, key, values, validFrom }: AskedRow, before: unknown): PriceRow {
  const place = placeOf(page, key);
  const known = typeof before === 'object' && before !== null ? before : {};
  const rule = values && { ...known, ...values, ...filledIn(place.kind, key, values) };
  return toPriceRow({ ...place, validFrom, rule });
}

/** What the calculator wants to be told even where the form was left empty. */
function filledIn(kind: string, key: string, values: SettingValues): SettingValues {
  switch (kind) {
    case 'service-fee':
    case 'payment-fee':
      return { maximumJpy: values['maximumJpy'] ?? null };
    case 'category':
      return { hints: values['hints'] ?? [], voids: values['voids'] ?? [] };
    case 'surcharge':
      return { code: key, when: conditionsOf(values) };
    case 'restriction':
      return { when: conditionsOf(values) };
    case 'service':
      return { charge: chargeOf(values) };
    default:
      return {};
  }
}

/** A condition that is not set does not stand there at all. */
const conditionsOf = (values: SettingValues): SettingValues =>
  Object.fromEntries(
    Object.entries(Object(valueAt(values, 'when') ?? {})).filter(([, value]) => value !== false),
  );

const chargeOf = (values: SettingValues): SettingValues =>
  values['per'] === 'goods'
    ? { per: 'goods', basisPoints: values['basis_points'], minimumDong: values['minimum_vnd'] }
    : { per: values['per'], dong: values['price_vnd'] };
