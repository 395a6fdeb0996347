import { type SettingPage, type SettingValues, valueAt } from './field.ts';

/** What people call a row of a page. */
export function rowName(
  page: SettingPage,
  key: string,
  values: SettingValues | null,
  names: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): string {
  const known = page.keys?.[key] ?? names['rows']?.[key];
  if (known !== undefined) return known;
  const own = page.namedBy === undefined ? undefined : valueAt(values, page.namedBy);
  return typeof own === 'string' ? own : page.keyLabel === undefined ? page.title : key;
}
