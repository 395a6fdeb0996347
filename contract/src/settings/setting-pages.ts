import type { SettingGroup, SettingPage } from './field.ts';
import { CARRIAGE_PAGES } from './pages/carriage.ts';
import { COMPANY_PAGES } from './pages/company.ts';
import { CONTACT_PAGES } from './pages/contact.ts';
import { NOTICE_PAGES } from './pages/notices.ts';
import { FEE_PAGES } from './pages/fees.ts';

/**
 * Everything that the owner decides in tables, by the name in the address; in the order of the
 * list.
 */
export const SETTING_PAGES = {
  ...FEE_PAGES,
  ...CARRIAGE_PAGES,
  ...COMPANY_PAGES,
  ...CONTACT_PAGES,
  ...NOTICE_PAGES,
} as const;
export type SettingPageName = keyof typeof SETTING_PAGES;
export const SETTING_PAGE_NAMES = Object.keys(SETTING_PAGES) as readonly SettingPageName[];

/** A page by its name; undefined for any other word. */
export const pageOf = (name: string): SettingPage | undefined =>
  Object.entries(SETTING_PAGES).find(([one]) => one === name)?.[1];

export const SETTING_GROUPS: Readonly<Record<SettingGroup, string>> = {
  prices: 'Giá và phí',
  carriage: 'Cước, thuế, hàng hóa',
  customers: 'Khách hàng',
  limits: 'Hạn mức',
  work: 'Việc và tuyến',
};

/** The only row of a page without a key. */
export const ONLY_ROW = '*';
