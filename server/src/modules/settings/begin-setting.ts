import type { SettingPageName } from '@hako/contract/settings/setting-pages';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findBegun } from './change-store.ts';
import { forgetAll, lockRow } from './change-setting.ts';
import type { SettingsDeps } from './deps.ts';
import { daysOf, findPage } from './sheet-rows.ts';

/** The day of a change has come: whatever was decided last for the row holds from now on. */
export async function beginSetting(
  deps: SettingsDeps,
  { page, key }: { readonly page: SettingPageName; readonly key: string },
): Promise<void> {
  const { name, table } = findPage(deps, page);
  await inTransaction(deps.db, async (trx) => {
    await lockRow(trx, { page, key });
    const { today } = daysOf(deps, name);
    const change = await findBegun(trx, name, { key, day: today });
    if (!change) return;
    const { values, validFrom, setBy: staffId } = change;
    await table.put(trx, { key, values, validFrom, staffId, at: deps.clock.now() });
  });
  forgetAll(deps);
}
