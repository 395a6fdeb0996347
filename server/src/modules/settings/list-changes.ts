import type { SettingChange } from '@hako/contract/settings/settings';
import { askNames, type NameOf } from '../../kernel/ask-names.ts';
import { type KeptChange, listChanges } from './change-store.ts';
import type { SettingsDeps } from './deps.ts';
import { findPage } from './sheet-rows.ts';

const PAGE = 20;

/** Who changed what on a page, newest first. Refusal `settings.not-found`. */
export async function listSettingChanges(
  deps: SettingsDeps,
  asked: {
    readonly page: string;
    readonly key: string | undefined;
    readonly before: number | undefined;
  },
): Promise<{ rows: SettingChange[]; next?: number }> {
  const { name } = findPage(deps, asked.page);
  const { key, before } = asked;
  const kept = await listChanges(deps.db, name, { key, before, size: PAGE });
  const nameOf = await askNames(
    deps.staffName,
    kept.flatMap((one) => [one.setBy, one.approvedBy ?? one.setBy]),
  );
  const last = kept.length === PAGE ? kept.at(-1) : undefined;
  return {
    rows: kept.map((one) => toRow(one, nameOf)),
    ...(last ? { next: last.number } : {}),
  };
}

const toRow = (change: KeptChange, nameOf: NameOf): SettingChange => ({
  number: change.number,
  key: change.key,
  valid_from: change.validFrom,
  before: change.before && { ...change.before },
  values: change.values && { ...change.values },
  set_by: nameOf(change.setBy) ?? '',
  approved_by: change.approvedBy === undefined ? null : (nameOf(change.approvedBy) ?? ''),
  reason: change.reason,
  recorded_at: change.recordedAt.toISOString(),
});
