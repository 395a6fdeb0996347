import { SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { SETTINGS_MESSAGES as WORDS } from '@hako/contract/settings/messages';
import { changesOf } from '@hako/contract/settings/word-value';
import { dayText } from '../../kernel/vietnam-day.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { SettingRow } from '../../platform/settings/setting-table.ts';
import type { ActHandler } from '../approvals/index.ts';
import { forgetAll, lockRow, settleSetting } from './change-setting.ts';
import type { AskedSetting, SettingsDeps } from './deps.ts';
import { readAsked } from './read-asked.ts';
import { rowName } from '@hako/contract/settings/row-name';
import { daysOf, findPage, namesOf, readRows, valuesOn } from './sheet-rows.ts';

/**
 * A change of settings that a second person decides. A day that has begun by then is put off to the
 * first one that is open.
 */
export const settingAct = (deps: SettingsDeps): ActHandler<'settings.change'> => ({
  factsOf: (reader, { terms }) => factsOf(deps, reader, terms),
  async carryOut(trx, { terms, proposedBy, decidedBy, reason }) {
    await lockRow(trx, terms);
    const { first } = daysOf(deps, terms.page);
    const [validFrom = first] = [terms.validFrom, first].toSorted().slice(-1);
    const asked = await readAsked(deps, trx, { ...terms, validFrom });
    await settleSetting(deps, trx, asked, { setBy: proposedBy, approvedBy: decidedBy, reason });
  },
  onCarriedOut: () => forgetAll(deps),
});

async function factsOf(deps: SettingsDeps, reader: Reader, terms: AskedSetting) {
  const { name, page, table } = findPage(deps, terms.page);
  const kept = await readRows(reader, { name, table }, daysOf(deps, name).today);
  const before = valuesOn(kept, terms.key, terms.validFrom);
  const names = await namesOf(deps, reader, table);
  const codes = Object.assign({}, ...Object.values(names));
  const changes = changesOf(SETTING_PAGES[name].fields, before, terms.values, codes);
  const day = dayText(terms.validFrom);
  return [
    { label: WORDS.page, value: page.title },
    { label: WORDS.row, value: rowName(page, terms.key, terms.values ?? before, names) },
    {
      label: WORDS.from,
      value: page.begins === 'now' ? day : WORDS.fromLate.replace('{day}', day),
    },
    ...(terms.values === null ? [{ label: WORDS.row, value: WORDS.ended }] : []),
    ...changes.map(({ label, before: was, after }) => ({ label, value: `${was} → ${after}` })),
    ...comingFacts(kept.coming, terms),
  ];
}

/** What was decided for the row already, and begins on the day of the change or after it. */
const comingFacts = (coming: readonly SettingRow[], { key, validFrom }: AskedSetting) =>
  coming.flatMap((row) =>
    row.key !== key || row.validFrom === undefined || row.validFrom < validFrom
      ? []
      : [
          {
            label: WORDS.alsoComing.replace('{day}', dayText(row.validFrom)),
            value: row.validFrom === validFrom ? WORDS.replaced : WORDS.takesOver,
          },
        ],
  );
