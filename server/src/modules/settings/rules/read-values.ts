import {
  isShown,
  MOST_WORDS,
  type SettingField,
  type SettingValues,
  valueAt,
} from '@hako/contract/settings/field';
import { SETTINGS_MESSAGES as WORDS } from '@hako/contract/settings/messages';
import { wordNumber } from '@hako/contract/settings/word-value';
import { Refusal } from '../../../kernel/refusal.ts';
import { nested } from './nested.ts';

const LONGEST_WORD = 60;
/** `…` and `^` alone would find every text, and nothing is found that begins with `…`. */
const NAMES_SOMETHING = /^\^?[^^…]*[\p{L}\p{N}#]/u;

/**
 * A page's fields read from what was sent: nothing else is kept. Refusal `settings.value-wrong`.
 */
export function readValues(fields: readonly SettingField[], sent: unknown): SettingValues {
  const read = fields
    .filter((field) => isShown(field, sent))
    .map((field) => [field.name, readValue(field, valueAt(sent, field.name))] as const)
    .filter(([, value]) => value !== undefined);
  checkSpans(fields, new Map(read));
  checkOrder(fields, new Map(read));
  return nested(read);
}

function readValue(field: SettingField, value: unknown): unknown {
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty && field.isOptional) return undefined;
  switch (field.type) {
    case 'number': {
      const { least, most, unit } = field;
      const fits = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
      refuse(fits, field, unit === 'basis-points' ? WORDS.wantShare : WORDS.wantNumber, {
        least: wordNumber(least, unit),
        most: wordNumber(most, unit),
      });
      return value;
    }
    case 'flag':
      refuse(isEmpty || typeof value === 'boolean', field, WORDS.wantFlag);
      return value === true;
    case 'text': {
      const text = typeof value === 'string' ? value.trim() : '';
      refuse(text.length > 0 && text.length <= field.most, field, WORDS.wantText, field);
      return text;
    }
    case 'choice':
      refuse(
        field.choices.some((one) => one.value === value),
        field,
        WORDS.wantChoice,
      );
      return value;
    case 'rows':
      return readRows(field, value);
    default:
      return readWords(field, value);
  }
}

function readWords(
  field: Extract<SettingField, { type: 'words' | 'codes' }>,
  value: unknown,
): readonly string[] | undefined {
  const want = field.type === 'words' ? WORDS.wantWords : WORDS.wantCodes;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  refuse(value === undefined || Array.isArray(value), field, want, { most: MOST_WORDS });
  const words = list.map((one) => (typeof one === 'string' ? one.trim() : ''));
  const fits = words.every(
    (word) =>
      word.length > 0 &&
      word.length <= LONGEST_WORD &&
      (field.type === 'codes' || NAMES_SOMETHING.test(word)),
  );
  refuse(fits && words.length <= MOST_WORDS, field, want, { most: MOST_WORDS });
  return field.isOptional && words.length === 0 ? undefined : [...new Set(words)];
}

function readRows(
  field: Extract<SettingField, { type: 'rows' }>,
  value: unknown,
): readonly SettingValues[] {
  const { least, most, risesBy } = field;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  refuse(list.length >= least && list.length <= most, field, WORDS.wantRows, { least, most });
  const rows = list.map((one) => readValues(field.fields, one));
  if (risesBy === undefined) return rows;
  const starts = rows.map((row) => Number(valueAt(row, risesBy)));
  const rises = starts.every((start, index) => start > (starts[index - 1] ?? -1));
  refuse(rises && starts[0] === 0, field, WORDS.wantOrder);
  return rows;
}

/** The low case is never above the likely one, nor that one above the high one. */
function checkSpans(fields: readonly SettingField[], read: ReadonlyMap<string, unknown>): void {
  for (const field of fields) {
    const [start, rest] = field.name.split(/\.low(?=\.|$)/);
    if (start === undefined || rest === undefined) continue;
    const [low, likely, high] = ['low', 'likely', 'high'].map((part) =>
      Number(read.get(`${start}.${part}${rest}`)),
    ) as [number, number, number];
    refuse(low <= likely && likely <= high, field, WORDS.wantSpan);
  }
}

/** A number that lies below another one that it must not: the slowest day before the fastest. */
function checkOrder(fields: readonly SettingField[], read: ReadonlyMap<string, unknown>): void {
  for (const field of fields) {
    const other = field.type === 'number' && fields.find(({ name }) => name === field.notBelow);
    if (!other || !read.has(field.name) || !read.has(other.name)) continue;
    const fits = Number(read.get(field.name)) >= Number(read.get(other.name));
    refuse(fits, field, WORDS.wantNotBelow.replace('{other}', other.label));
  }
}

function refuse(
  isRight: boolean,
  { label }: SettingField,
  want: string,
  facts: { readonly least?: number | string; readonly most?: number | string } = {},
): void {
  if (isRight) return;
  const filled = want.replace('{least}', String(facts.least)).replace('{most}', String(facts.most));
  throw new Refusal('settings.value-wrong', { field: label, want: filled });
}
