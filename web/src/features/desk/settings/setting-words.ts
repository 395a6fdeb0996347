import { pageOf } from '@hako/contract/settings/setting-pages';
import type { SettingPage, SettingValues } from '@hako/contract/settings/field';
import { rowName } from '@hako/contract/settings/row-name';
import type { SettingSheet } from '@hako/contract/settings/settings';

/** A page of settings with what people call its rows and codes. */
export interface SheetWords {
  readonly page: SettingPage;
  readonly nameOf: (key: string, values: SettingValues | null) => string;
  readonly codes: Readonly<Record<string, string>>;
}

/** The words of a page; undefined for a page that this version does not know. */
export function wordsOf({
  name,
  names,
}: Pick<SettingSheet, 'name' | 'names'>): SheetWords | undefined {
  const page = pageOf(name);
  if (!page) return undefined;
  return {
    page,
    nameOf: (key, values) => rowName(page, key, values, names),
    codes: Object.assign({}, ...Object.values(names)),
  };
}
