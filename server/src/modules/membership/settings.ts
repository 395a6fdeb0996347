import type { SettingValues } from '@hako/contract/settings/field';
import { SETTINGS_MESSAGES } from '@hako/contract/settings/messages';
import { COMPANY_PAGES } from '@hako/contract/settings/pages/company';
import { Refusal } from '../../kernel/refusal.ts';
import type { Reader } from '../../platform/database/database.ts';
import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { PageDay, SettingTable } from '../../platform/settings/setting-table.ts';
import type { MembershipDeps } from './deps.ts';
import { isLadder } from './rules/level-rules.ts';

type Levels = Pick<MembershipDeps['customers'], 'listLevels'>;

/** What earns a level, and what is sold. */
export const membershipSettings = (customers: Levels): readonly SettingTable[] => [
  {
    ...settingColumns('level-spending', {
      table: 'level_thresholds',
      key: 'level_code',
      order: 'min_spend_vnd',
    }),
    check: (reader, _, days) => mustBeLadder(customers, reader, days),
    async names(reader) {
      const levels = await customers.listLevels(reader);
      return { rows: Object.fromEntries(levels.map(({ code, name }) => [code, name])) };
    },
  },
  settingColumns('vip-plans', { table: 'vip_plans', key: 'code', order: 'position' }),
];

/**
 * Refusal `settings.value-wrong` when on one of the days customers would have to pay for the lowest
 * level, or a higher one asked for less.
 */
async function mustBeLadder(
  customers: Levels,
  reader: Reader,
  days: readonly PageDay[],
): Promise<void> {
  const levels = await customers.listLevels(reader);
  const isRight = days.every((day) =>
    isLadder(levels.map(({ code, rank }) => ({ rank, minSpend: spendingOf(day.get(code)) }))),
  );
  if (isRight) return;
  throw new Refusal('settings.value-wrong', {
    field: COMPANY_PAGES['level-spending'].fields[0].label,
    want: SETTINGS_MESSAGES.wantLadder,
  });
}

const spendingOf = (values: SettingValues | undefined): number | undefined =>
  values && Number(values['min_spend_vnd']);
