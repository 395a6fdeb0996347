import type { SettingSheet } from '@hako/contract/settings/settings';
import { lastChanges } from './change-store.ts';
import { subjectOf } from './change-setting.ts';
import type { SettingsDeps } from './deps.ts';
import { daysOf, findPage, namesOf, readRows } from './sheet-rows.ts';

/** A whole page of settings. Refusal `settings.not-found`. */
export async function readSheet(
  deps: SettingsDeps,
  asked: string,
): Promise<Omit<SettingSheet, 'may_change'>> {
  const { name, table } = findPage(deps, asked);
  const { today, first } = daysOf(deps, name);
  const { rows, coming } = await readRows(deps.db, { name, table }, today);
  const names = await namesOf(deps, deps.db, table);
  const keys = [...new Set([...rows, ...coming].map(({ key }) => key))];
  const subjects = new Map(keys.map((key) => [subjectOf({ page: name, key }), key]));
  const waiting = await deps.approvals.findWaiting(deps.db, [...subjects.keys()]);
  return {
    name,
    today,
    first_day: first,
    rows: rows.flatMap(({ key, values, validFrom }) =>
      values ? [{ key, values: { ...values }, valid_from: validFrom ?? null }] : [],
    ),
    coming: coming.map(({ key, values, validFrom }) => ({
      key,
      values: values && { ...values },
      valid_from: validFrom ?? first,
    })),
    names: Object.fromEntries(Object.entries(names).map(([of, words]) => [of, { ...words }])),
    last_changes: Object.fromEntries(await lastChanges(deps.db, name)),
    waiting: waiting.flatMap(({ subject }) => subjects.get(subject) ?? []),
  };
}
