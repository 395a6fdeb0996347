import type { SettingValues } from '@hako/contract/settings/field';
import { ONLY_ROW } from '@hako/contract/settings/setting-pages';
import type { Composition } from '../composition.ts';
import { dayInVietnam } from '../kernel/vietnam-day.ts';
import type { Platform } from '../platform/platform.ts';

const PAGE = 'store';
const ADDRESS = '1 Tràng Tiền, Hà Nội';

/** The demo company has settled what a new one is asked for. */
export async function seedFirstSteps(
  { clock }: Pick<Platform, 'clock'>,
  { settings }: Pick<Composition['modules'], 'settings'>,
  adminId: string,
): Promise<void> {
  await settings.confirmFirstStep({ step: 'prices', by: adminId });
  const { rows, last_changes: changes } = await settings.read(PAGE);
  const [row] = rows;
  if (!row || changes[ONLY_ROW] !== undefined) return;
  const values: SettingValues = { ...row.values, address: ADDRESS };
  await settings.change(
    { page: PAGE, key: ONLY_ROW, values, validFrom: dayInVietnam(clock.now()) },
    { staffId: adminId, reason: 'Địa chỉ của cửa hàng thử nghiệm', seenChange: 0 },
  );
}
