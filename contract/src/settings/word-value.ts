import type { SettingField, SettingUnit, SettingValues } from './field.ts';
import { isShown, valueAt } from './field.ts';

const UNIT_WORDS: Readonly<Record<Exclude<SettingUnit, 'basis-points'>, string>> = {
  jpy: '¥',
  vnd: '₫',
  percent: '%',
  g: 'g',
  cm: 'cm',
  cm3: 'cm³',
  day: 'ngày',
  hour: 'giờ',
  ms: 'ms',
  piece: '',
};

/** What stands behind a number of this unit in a form. */
export const unitWord = (unit: SettingUnit): string =>
  unit === 'basis-points' ? '%' : UNIT_WORDS[unit];

/** Names of codes, by code; a code without a name stands for itself. */
export type CodeNames = Readonly<Record<string, string>>;

const grouped = (amount: number, sign: string): string =>
  String(amount).replace(/\B(?=(\d{3})+$)/g, sign);

/** A number as people read it: `¥12,800`, `215.000 ₫`, `8,5 %`. */
export function wordNumber(amount: number, unit: SettingUnit): string {
  if (unit === 'jpy') return `¥${grouped(amount, ',')}`;
  if (unit === 'basis-points') return `${String(amount / 100).replace('.', ',')} %`;
  return `${grouped(amount, '.')} ${UNIT_WORDS[unit]}`.trim();
}

/** One value in words; an empty one is a dash. */
export function wordValue(field: SettingField, value: unknown, names: CodeNames = {}): string {
  if (value === undefined || value === null || value === '') return '—';
  if (field.type === 'number') return wordNumber(Number(value), field.unit);
  if (field.type === 'flag') return value ? 'có' : 'không';
  if (field.type === 'choice')
    return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
  if (field.type === 'text') return String(value);
  if (!Array.isArray(value) || value.length === 0) return '—';
  if (field.type === 'words') return value.join(', ');
  if (field.type === 'codes') return value.map((code) => names[String(code)] ?? code).join(', ');
  return value
    .map((row: unknown) =>
      field.fields
        .filter((one) => isShown(one, row))
        .map((one) => `${one.label}: ${wordValue(one, valueAt(row, one.name), names)}`)
        .join(' · '),
    )
    .join(' | ');
}

/** What differs between two rows, field by field: the words before and after. */
export function changesOf(
  fields: readonly SettingField[],
  before: SettingValues | null,
  after: SettingValues | null,
  names: CodeNames = {},
): readonly { readonly label: string; readonly before: string; readonly after: string }[] {
  const wordOf = (field: SettingField, values: SettingValues | null) =>
    values && isShown(field, values) ? wordValue(field, valueAt(values, field.name), names) : '—';
  return fields
    .map((field) => ({
      label: field.label,
      before: wordOf(field, before),
      after: wordOf(field, after),
    }))
    .filter((one) => one.before !== one.after);
}
