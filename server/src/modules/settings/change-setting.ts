import { SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { changesOf } from '@hako/contract/settings/word-value';
import { refuseUnless } from '../../kernel/refusal.ts';
import { startOfVietnamDay } from '../../kernel/vietnam-day.ts';
import type { Trx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/lock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { insertChange, lastChanges } from './change-store.ts';
import type { SettingsDeps } from './deps.ts';
import { type ReadSetting, readAsked, type SentSetting } from './read-asked.ts';
import { daysOf, findPage } from './sheet-rows.ts';

/** What the audit and the approvals call a row. */
export const subjectOf = ({ page, key }: Pick<SentSetting, 'page' | 'key'>): string =>
  `setting:${page}/${key}`;

/** Who wants a change, and the last one of the row that they saw; 0: it was never changed. */
interface Author {
  readonly staffId: string;
  readonly reason: string;
  readonly seenChange: number;
}

/** Changes of a row wait for one another, so that the later one sees what the earlier one did. */
export const lockRow = (trx: Trx, row: Pick<SentSetting, 'page' | 'key'>): Promise<void> =>
  lockName(trx, subjectOf(row));

interface Decided {
  readonly setBy: string;
  readonly approvedBy: string | undefined;
  readonly reason: string;
}

/**
 * Changes a row from a day on; `isDone` false while a second person has to decide. Refusals of
 * `readAsked`, `settings.changed-meanwhile`, `settings.nothing-new`, `approvals.waiting`.
 */
export async function changeSetting(
  deps: SettingsDeps,
  sent: SentSetting,
  { staffId, reason, seenChange }: Author,
): Promise<{ readonly isDone: boolean }> {
  const { page } = findPage(deps, sent.page);
  await inTransaction(deps.db, async (trx) => {
    await lockRow(trx, sent);
    const last = (await lastChanges(trx, sent.page)).get(sent.key) ?? 0;
    refuseUnless(last === seenChange, 'settings.changed-meanwhile');
    const asked = await readAsked(deps, trx, sent);
    refuseUnless(isOther(asked), 'settings.nothing-new');
    if (!page.needsTwo)
      return settleSetting(deps, trx, asked, { setBy: staffId, approvedBy: undefined, reason });
    const { before: _, ...terms } = asked;
    await deps.approvals.propose(trx, {
      act: 'settings.change',
      subject: subjectOf(asked),
      terms,
      reason,
      proposedBy: staffId,
    });
  });
  if (!page.needsTwo) forgetAll(deps);
  return { isDone: !page.needsTwo };
}

function isOther({ page, before, values }: ReadSetting): boolean {
  if (before === null || values === null) return before !== values;
  return changesOf(SETTING_PAGES[page].fields, before, values).length > 0;
}

/**
 * Writes a change down, and lets it hold at once or on its day; the audit tells before and after.
 */
export async function settleSetting(
  deps: SettingsDeps,
  trx: Trx,
  { page, key, values, validFrom, before }: ReadSetting,
  { setBy, approvedBy, reason }: Decided,
): Promise<void> {
  const at = deps.clock.now();
  const { table } = findPage(deps, page);
  const change = { key, values, validFrom };
  await insertChange(trx, page, { ...change, before, setBy, approvedBy, reason, recordedAt: at });
  const { today } = daysOf(deps, page);
  if (SETTING_PAGES[page].begins === 'tomorrow' || validFrom <= today)
    await table.put(trx, { ...change, staffId: setBy, at });
  else
    await deps.jobs.add(
      trx,
      'settings.begin',
      { page, key },
      { runAt: startOfVietnamDay(validFrom) ?? at, key: `settings:${page}/${key}@${validFrom}` },
    );
  await deps.audit(trx, {
    actor: setBy,
    action: 'setting.change',
    subject: `setting:${page}/${key}`,
    reason,
    before,
    after: { validFrom, approvedBy, values },
  });
}

export const forgetAll = ({ tables }: Pick<SettingsDeps, 'tables'>): void => {
  for (const { forget } of tables()) forget?.();
};
