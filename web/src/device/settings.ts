import { LABEL_SIZES, type LabelSize } from '@hako/contract/logistics/labels';
import { writeOwnCookie } from './own-cookie.ts';
import { type Remembered, remembered } from './remembered.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether titles and categories are shown in Vietnamese. On unless the person turned it off; change it with `setAutoTranslate`. */
export const autoTranslate = remembered('auto-translate', true, isBoolean);

/** Remembers the choice; a cookie tells it to pages that the server draws, where no header of ours can come along. */
export function setAutoTranslate(isOn: boolean): void {
  autoTranslate.write(isOn);
  writeOwnCookie('hako_translate', isOn ? 'auto' : 'off', 31_536_000);
}

/** Whether the contact buttons of the floating panel are folded away; null until the person chose. */
export const contactHidden = remembered<boolean | null>(
  'contact-hidden',
  null,
  (value): value is boolean | null => value === null || isBoolean(value),
);

export type NotificationFilter = '' | 'over_pricing';

/** The filter of the notification popover: all, or only what was outbid. */
export const notificationFilter = remembered<NotificationFilter>(
  'notification-filter',
  '',
  (value): value is NotificationFilter => value === '' || value === 'over_pricing',
);

/** The value of the auto-translate header, on this side of the wire. */
export function isAutoTranslating(): boolean {
  return autoTranslate.read();
}

/** Whether somebody was signed in here last time: then an ended page session is renewed instead of asking for the password. */
export const wasSignedIn = remembered('was-signed-in', false, isBoolean);

/** Whether goods stand as rows under each other; cards beside each other until the person chose. */
export const goodsAsRows = remembered('goods-as-rows', false, isBoolean);

/** Whether the menu of the desk is folded to its signs. */
export const deskMenuFolded = remembered('desk-folded', false, isBoolean);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const columnsOf = new Map<string, Remembered<readonly string[]>>();

/**
 * The columns of a table of the desk that this browser does not show; `usual` until the person
 * chose.
 */
export function hiddenColumns(
  table: string,
  usual: readonly string[],
): Remembered<readonly string[]> {
  const known = columnsOf.get(table) ?? remembered(`hidden-columns.${table}`, usual, isTexts);
  columnsOf.set(table, known);
  return known;
}

const isLabelSize = (value: unknown): value is LabelSize =>
  LABEL_SIZES.some((size) => size === value);
const labelSizes = new Map<string, Remembered<LabelSize>>();

/** On what labels are printed at a station of the warehouse. */
export function labelSizeAt(station: string): Remembered<LabelSize> {
  const known =
    labelSizes.get(station) ?? remembered<LabelSize>(`label-size.${station}`, '80mm', isLabelSize);
  labelSizes.set(station, known);
  return known;
}
