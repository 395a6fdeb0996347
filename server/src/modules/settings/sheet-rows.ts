import { pageOf, SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import type { SettingPageName } from '@hako/contract/settings/setting-pages';
import type { SettingPage, SettingValues } from '@hako/contract/settings/field';
import { refuseUnless } from '../../kernel/refusal.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import type { Reader } from '../../platform/database/database.ts';
import type {
  PageDay,
  SettingNames,
  SettingRow,
  SettingTable,
} from '../../platform/settings/setting-table.ts';
import { listComing } from './change-store.ts';
import type { SettingsDeps } from './deps.ts';

const DAY_MS = 86_400_000;

/** One page with its place in the database. Refusal `settings.not-found`. */
export function findPage(
  { tables }: Pick<SettingsDeps, 'tables'>,
  name: string,
): { readonly name: SettingPageName; readonly page: SettingPage; readonly table: SettingTable } {
  const page = pageOf(name);
  const table = tables().find((one) => one.page === name);
  refuseUnless(page && table, 'settings.not-found');
  return { name: table.page, page, table };
}

/** The day that it is, and the first one for which a change of the page is taken. */
export function daysOf({ clock }: Pick<SettingsDeps, 'clock'>, name: SettingPageName) {
  const now = clock.now();
  const today = dayInVietnam(now);
  const tomorrow = dayInVietnam(new Date(now.getTime() + DAY_MS));
  return { today, first: SETTING_PAGES[name].begins === 'tomorrow' ? tomorrow : today };
}

/** What holds, and what begins later: in the table itself, or written down until its day comes. */
export async function readRows(
  reader: Reader,
  { name, table }: { readonly name: SettingPageName; readonly table: SettingTable },
  today: string,
): Promise<{ readonly rows: readonly SettingRow[]; readonly coming: readonly SettingRow[] }> {
  const kept = await table.list(reader, today);
  const isComing = ({ validFrom }: SettingRow) => validFrom !== undefined && validFrom > today;
  const rows = kept.filter((row) => !isComing(row));
  const coming = kept.filter(isComing);
  if (SETTING_PAGES[name].begins === 'tomorrow') return { rows, coming };
  return { rows, coming: await listComing(reader, name, today) };
}

/** Words for codes and rows of a page. */
export const namesOf = async (
  { codeNames }: Pick<SettingsDeps, 'codeNames'>,
  reader: Reader,
  table: SettingTable,
): Promise<SettingNames> => ({ ...codeNames(), ...(await table.names?.(reader)) });

/** What holds for a row on a day, as far as it is known; null: no such row. */
export function valuesOn(
  { rows, coming }: Awaited<ReturnType<typeof readRows>>,
  key: string,
  day: string,
): SettingValues | null {
  const begun = [...rows, ...coming].filter(
    (row) => row.key === key && (row.validFrom ?? '') <= day,
  );
  const last = begun
    .toSorted((a, b) => ((a.validFrom ?? '') < (b.validFrom ?? '') ? -1 : 1))
    .at(-1);
  return last?.values ?? null;
}

/**
 * The whole page with a change: on the day that it begins, and on each later day on which another
 * row begins. Of one day the change has the last word.
 */
export function daysWith(
  { rows, coming }: Awaited<ReturnType<typeof readRows>>,
  change: SettingRow & { readonly validFrom: string },
): PageDay[] {
  const others = coming.filter(
    ({ key, validFrom }) => key !== change.key || validFrom !== change.validFrom,
  );
  const all = { rows, coming: [...others, change] };
  const later = others.flatMap(({ validFrom = '' }) =>
    validFrom > change.validFrom ? [validFrom] : [],
  );
  const keys = new Set([...rows, ...all.coming].map(({ key }) => key));
  return [...new Set([change.validFrom, ...later])].map(
    (day) =>
      new Map(
        [...keys].flatMap((key) => {
          const values = valuesOn(all, key, day);
          return values === null ? [] : [[key, values] as const];
        }),
      ),
  );
}
