import { SETTING_PAGES, type SettingPageName } from '@hako/contract/settings/setting-pages';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { settingColumns } from '../../../platform/settings/setting-columns.ts';
import type { SettingRow, SettingTable } from '../../../platform/settings/setting-table.ts';
import { SEED_ROWS } from '../seed/seed-rows.ts';
import { beginPriceList, insertPriceRow, listPriceRows } from '../tables/price-list-store.ts';
import { prepareTables } from '../tables/rules/prepare-tables.ts';
import type { PriceRow } from '../tables/rules/price-rows.ts';
import { KIND_OF_PAGE, placeOf, priceRowOf } from './price-row-of.ts';

const PAGES: readonly SettingPageName[] = [
  'taxes',
  ...Object.keys(KIND_OF_PAGE).map((page) => page as SettingPageName),
];

/** The price list and the bounds of the rate, as pages of settings. */
export const priceSettings = (forgetRate: () => void): readonly SettingTable[] => [
  ...PAGES.map(priceTable),
  {
    ...settingColumns('rate-limits', { table: 'exchange_rate_limits' }),
    forget: forgetRate,
  },
];

/** The list, or the one that a new house begins with as soon as somebody asks for a price. */
async function rowsOf(reader: Reader): Promise<readonly PriceRow[]> {
  const rows = await listPriceRows(reader);
  return rows.length > 0 ? rows : SEED_ROWS;
}

const priceTable = (page: SettingPageName): SettingTable => ({
  page,
  async list(reader, day) {
    const rows = (await rowsOf(reader)).flatMap((row) => rowOfPage(page, row));
    return keptFrom(rows, day);
  },
  async put(trx, { key, values, validFrom, staffId, at }) {
    // A new house begins with the whole list, not with this row alone.
    const rows = await beginPriceList(trx, SEED_ROWS, at);
    const before = ruleOn(rows, placeOf(page, key), validFrom);
    await insertPriceRow(trx, priceRowOf({ page, key, values, validFrom }, before), staffId, at);
  },
  async names(reader) {
    const categories = (await rowsOf(reader)).flatMap(({ kind, key, rule }) =>
      kind === 'category' && rule ? [[key, rule.label] as const] : [],
    );
    return { categories: Object.fromEntries(categories) };
  },
  async check(reader, { key, values, validFrom }) {
    const rows = await rowsOf(reader);
    const before = ruleOn(rows, placeOf(page, key), validFrom);
    mustBeReadable([...rows, priceRowOf({ page, key, values, validFrom }, before)], validFrom);
  },
});

function rowOfPage(page: SettingPageName, { kind, key, rule, validFrom }: PriceRow): SettingRow[] {
  if (page === 'taxes' && !(kind in SETTING_PAGES.taxes.keys)) return [];
  const asked = page === 'taxes' ? kind : key;
  const place = placeOf(page, asked);
  if (place.kind !== kind || place.key !== key) return [];
  return [{ key: asked, values: rule && { ...rule }, validFrom }];
}

/**
 * Of each row what holds on the day and what begins later; of one day the last word. Oldest first
 * goes in.
 */
function keptFrom(rows: readonly SettingRow[], day: string): readonly SettingRow[] {
  const begun = new Map<string, SettingRow>();
  const coming = new Map<string, SettingRow>();
  for (const row of rows)
    if ((row.validFrom ?? '') <= day) begun.set(row.key, row);
    else coming.set(`${row.key} ${row.validFrom}`, row);
  return [...[...begun.values()].filter(({ values }) => values !== null), ...coming.values()];
}

/** What a row of the list says on a day. */
export const ruleOn = (
  rows: readonly PriceRow[],
  { kind, key }: { readonly kind: string; readonly key: string },
  day: string,
): PriceRow['rule'] | undefined =>
  rows.findLast((row) => row.kind === kind && row.key === key && row.validFrom <= day)?.rule;

/** Refusal `settings.unreadable` when no price could be worked out by these rows. */
export function mustBeReadable(rows: readonly PriceRow[], day: string): void {
  try {
    prepareTables(rows, day);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('settings.unreadable');
    throw error;
  }
}
