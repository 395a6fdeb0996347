import type { SettingField, SettingUnit } from '../field.ts';

interface More {
  readonly help?: string;
  readonly isOptional?: boolean;
  readonly shownFor?: { readonly name: string; readonly is: readonly string[] };
  readonly least?: number;
  readonly most?: number;
  readonly notBelow?: string;
}

const MOST: Readonly<Record<SettingUnit, number>> = {
  jpy: 100_000_000,
  vnd: 10_000_000_000,
  'basis-points': 10_000,
  percent: 100,
  g: 1_000_000,
  cm: 1_000,
  cm3: 20_000,
  day: 3_650,
  hour: 8_760,
  ms: 600_000,
  piece: 1_000,
};

/** A whole number in a unit; nothing below zero. */
export const number = (
  name: string,
  label: string,
  unit: SettingUnit,
  { least = 0, most = MOST[unit], ...more }: More = {},
): SettingField => ({ type: 'number', name, label, unit, least, most, ...more });

export const text = (
  name: string,
  label: string,
  most: number,
  more: Omit<More, 'least' | 'most' | 'notBelow'> = {},
): SettingField => ({ type: 'text', name, label, most, ...more });

export const flag = (name: string, label: string, help?: string): SettingField => ({
  type: 'flag',
  name,
  label,
  ...(help ? { help } : {}),
});

export const choice = (
  name: string,
  label: string,
  choices: Readonly<Record<string, string>>,
  more: Omit<More, 'least' | 'most' | 'notBelow'> = {},
): SettingField => ({
  type: 'choice',
  name,
  label,
  choices: Object.entries(choices).map(([value, word]) => ({ value, label: word })),
  ...more,
});

/** The low, the likely and the high case. */
export const guess = (
  name: string,
  label: string,
  unit: SettingUnit,
  most?: number,
): readonly SettingField[] =>
  (
    [
      ['low', 'thấp nhất'],
      ['likely', 'thường gặp'],
      ['high', 'cao nhất'],
    ] as const
  ).map(([part, word]) =>
    number(`${name}.${part}`, `${label}, ${word}`, unit, most === undefined ? {} : { most }),
  );

/**
 * What all rows of a price page have in common: from tomorrow at the earliest, two people, shown on
 * typical orders.
 */
export const PRICE_PAGE = {
  begins: 'tomorrow',
  needsTwo: true,
  hasPreview: true,
} as const;
