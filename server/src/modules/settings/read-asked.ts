import type { SettingField, SettingPage, SettingValues } from '@hako/contract/settings/field';
import { valueAt } from '@hako/contract/settings/field';
import { SETTINGS_MESSAGES } from '@hako/contract/settings/messages';
import { ONLY_ROW } from '@hako/contract/settings/setting-pages';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { dayText } from '../../kernel/vietnam-day.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { SettingNames } from '../../platform/settings/setting-table.ts';
import type { AskedSetting, SettingsDeps } from './deps.ts';
import { readValues } from './rules/read-values.ts';
import { daysOf, daysWith, findPage, namesOf, readRows, valuesOn } from './sheet-rows.ts';

/** As it is asked for, before anybody looked at it. */
export type SentSetting = Omit<AskedSetting, 'page'> & { readonly page: string };

export interface ReadSetting extends AskedSetting {
  /** What would hold on that day without it. */
  readonly before: SettingValues | null;
}

/**
 * A change that can be made: the page, the row, the day and every value are checked. Refusals
 * `settings.not-found`, `settings.row-not-found`, `settings.too-early`, `settings.cannot-end`,
 * `settings.value-wrong`, `settings.unreadable`.
 */
export async function readAsked(
  deps: Pick<SettingsDeps, 'tables' | 'clock' | 'codeNames'>,
  reader: Reader,
  { page: sentPage, key, values: sent, validFrom }: SentSetting,
): Promise<ReadSetting> {
  const { name, page, table } = findPage(deps, sentPage);
  const { today, first } = daysOf(deps, name);
  refuseUnless(validFrom >= first, 'settings.too-early', { day: dayText(first) });
  const kept = await readRows(reader, { name, table }, today);
  const isThere = [...kept.rows, ...kept.coming].some((row) => row.key === key);
  refuseUnless(isThere || mayAdd(page, key), 'settings.row-not-found', { key });
  const before = valuesOn(kept, key, validFrom);
  if (sent === null) {
    refuseUnless(page.mayEnd && key !== ONLY_ROW && before, 'settings.cannot-end');
    const ended = { key, values: null, validFrom };
    await table.check?.(reader, ended, daysWith(kept, ended));
    return { page: name, key, values: null, validFrom, before };
  }
  const values = readValues(page.fields, sent);
  checkCodes(page.fields, values, await namesOf(deps, reader, table));
  const changed = { key, values, validFrom };
  await table.check?.(reader, changed, daysWith(kept, changed));
  return { page: name, key, values, validFrom, before };
}

const mayAdd = (page: SettingPage, key: string): boolean =>
  page.mayAdd && (page.keys ? key in page.keys : key !== ONLY_ROW);

/** Refusal `settings.value-wrong` for a code that nobody knows. */
function checkCodes(
  fields: readonly SettingField[],
  values: SettingValues,
  names: SettingNames,
): void {
  for (const field of fields) {
    const value = valueAt(values, field.name);
    if (!Array.isArray(value)) continue;
    if (field.type === 'rows') for (const row of value) checkCodes(field.fields, row, names);
    if (field.type !== 'codes') continue;
    const known = names[field.of] ?? {};
    if (value.some((code) => !(String(code) in known)))
      throw new Refusal('settings.value-wrong', {
        field: field.label,
        want: SETTINGS_MESSAGES.wantCodes,
      });
  }
}
