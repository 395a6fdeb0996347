import {
  isFixed,
  isNotice,
  missingPlace,
  type NoticeCode,
  NOTICES,
  type NoticeText,
  placesOf,
  wrongPlace,
} from '@hako/contract/notices/notices';
import { SETTINGS_MESSAGES } from '@hako/contract/settings/messages';
import { SETTING_PAGES } from '@hako/contract/settings/setting-pages';
import { Refusal } from '../../../kernel/refusal.ts';
import type { SettingTable } from '../../../platform/settings/setting-table.ts';
import { deleteOwnText, listOwnTexts, saveOwnText } from './notice-text-store.ts';

const PAGE = 'notice-texts';

/** The text of each notice: the owner's, or the one that is built in. */
const noticeTexts: SettingTable = {
  page: PAGE,
  async list(reader) {
    const own = new Map((await listOwnTexts(reader)).map((text) => [text.code, text]));
    const changeable = Object.entries(NOTICES).filter(([key]) => !isFixed(key));
    return changeable.map(([key, { title, body }]) => {
      const text = own.get(key);
      return {
        key,
        values: text ? { title: text.title, body: text.body } : { title, body },
        validFrom: text?.validFrom,
      };
    });
  },
  async put(trx, { key, values, validFrom }) {
    if (values === null || isBuiltIn(key, values)) return deleteOwnText(trx, key);
    await saveOwnText(trx, {
      code: key,
      title: String(values['title']),
      body: String(values['body']),
      validFrom,
    });
  },
  async check(_, { key, values }) {
    if (!isNotice(key) || values === null) return;
    for (const { name, label } of SETTING_PAGES[PAGE].fields)
      refuseWrongPlace(key, label, String(values[name]));
    refuseMissingPlace(key, { title: String(values['title']), body: String(values['body']) });
  },
};

/** Refusal `settings.value-wrong` for a place that nothing fills. */
function refuseWrongPlace(code: NoticeCode, field: string, text: string): void {
  const places = placesOf(code);
  const wrong = wrongPlace(text, places);
  if (wrong === undefined) return;
  // Without braces: a refusal that holds a place looks like one that was not filled.
  const said = wrong.replace(/^\{(.+)\}$/, '$1');
  const want = places.length > 0 ? SETTINGS_MESSAGES.wantPlaces : SETTINGS_MESSAGES.wantNoPlaces;
  throw new Refusal('settings.value-wrong', {
    field,
    want: want.replace('{wrong}', () => said).replace('{known}', () => places.join(', ')),
  });
}

/** Refusal `settings.value-wrong` for a text without the place that tells what was decided. */
function refuseMissingPlace(code: NoticeCode, text: NoticeText): void {
  const needed = missingPlace(code, text);
  if (needed === undefined) return;
  const field = SETTING_PAGES[PAGE].fields.find(({ name }) => name === 'body')?.label ?? '';
  const want = SETTINGS_MESSAGES.wantKept.replace('{needed}', () => `“${needed}”`);
  throw new Refusal('settings.value-wrong', { field, want });
}

const isBuiltIn = (key: string, values: Readonly<Record<string, unknown>>): boolean =>
  isNotice(key) && values['title'] === NOTICES[key].title && values['body'] === NOTICES[key].body;

export const noticeSettings: readonly SettingTable[] = [noticeTexts];
