/** What a number of a setting counts; it is stored in this unit, whole. */
export type SettingUnit =
  | 'jpy'
  | 'vnd'
  /** Hundredths of a percent: 800 is 8 %. */
  | 'basis-points'
  | 'percent'
  | 'g'
  | 'cm'
  | 'cm3'
  | 'day'
  | 'hour'
  | 'ms'
  | 'piece';

/** A closed list that the server tells with the page, because it changes with other settings. */
export type SettingCodes = 'categories' | 'provinces';

/** So many words one row may have. */
export const MOST_WORDS = 600;

interface Named {
  /** Where the value stands in the row, with dots: `weightG.low`. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** May be left empty; the row then has no such value. */
  readonly isOptional?: boolean;
  /** Only asked for, and only kept, while another field has one of these values. */
  readonly shownFor?: { readonly name: string; readonly is: readonly string[] };
}

export type SettingField =
  | (Named & {
      readonly type: 'number';
      readonly unit: SettingUnit;
      readonly least: number;
      readonly most: number;
      /** The number of the same row that it never lies below. */
      readonly notBelow?: string;
    })
  | (Named & {
      readonly type: 'choice';
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    })
  | (Named & { readonly type: 'text'; readonly most: number })
  | (Named & { readonly type: 'flag' })
  /** Many short texts. */
  | (Named & { readonly type: 'words'; readonly least: number })
  | (Named & { readonly type: 'codes'; readonly of: SettingCodes })
  | (Named & {
      readonly type: 'rows';
      /** What one of them is called. */
      readonly one: string;
      readonly least: number;
      readonly most: number;
      readonly fields: readonly SettingField[];
      /** The number that is 0 in the first of them and rises from one to the next. */
      readonly risesBy?: string;
    });

export type SettingGroup = 'prices' | 'carriage' | 'customers' | 'limits' | 'work';

/**
 * One kind of settings: what its rows hold, and how they may be changed. The form, the check and
 * the words come from here.
 */
export interface SettingPage {
  readonly title: string;
  /** What it does, for somebody who comes here once a month. */
  readonly purpose: string;
  readonly group: SettingGroup;
  /** What a row is about: `Sàn`; undefined: there is only one row, `*`. */
  readonly keyLabel?: string;
  /** Names of the rows, where the set of rows is closed. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The field that names a row, where the rows bring their own names. */
  readonly namedBy?: string;
  /** `tomorrow`: a day that has begun keeps its rows; `now`: from today on, if wanted. */
  readonly begins: 'tomorrow' | 'now';
  readonly needsTwo: boolean;
  /** Whether typical orders show what it changes. */
  readonly hasPreview: boolean;
  readonly mayAdd: boolean;
  readonly mayEnd: boolean;
  readonly fields: readonly SettingField[];
}

/** A row as it is stored: nested values by the names of its fields. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** What stands at a dotted name; undefined where nothing stands. */
export function valueAt(values: unknown, name: string): unknown {
  let at = values;
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.entries(at).find(([key]) => key === part)?.[1];
  }
  return at;
}

/** Whether a field is asked for beside these values. */
export function isShown({ shownFor }: SettingField, values: unknown): boolean {
  return shownFor === undefined || shownFor.is.includes(String(valueAt(values, shownFor.name)));
}
