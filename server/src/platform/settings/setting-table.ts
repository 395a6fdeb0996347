import type { SettingValues } from '@hako/contract/settings/field';
import type { SettingPageName } from '@hako/contract/settings/setting-pages';
import type { Reader, Trx } from '../database/database.ts';

export interface SettingRow {
  readonly key: string;
  /** null: the row ends that day. */
  readonly values: SettingValues | null;
  /** `2026-11-25`; undefined: since always. A day that has not begun: it holds from then on. */
  readonly validFrom: string | undefined;
}

/** A change as its page takes it over. */
export interface SettingPut {
  readonly key: string;
  /** null ends the row. */
  readonly values: SettingValues | null;
  readonly validFrom: string;
  readonly staffId: string;
  readonly at: Date;
}

/** What every row of a page says on one day, by key. */
export type PageDay = ReadonlyMap<string, SettingValues>;

export type SettingNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where the rows of one page of settings are kept: what a module tells about its own tables. */
export interface SettingTable {
  readonly page: SettingPageName;
  /** What holds on that day, and what begins later where the table keeps it. */
  readonly list: (reader: Reader, day: string) => Promise<readonly SettingRow[]>;
  /**
   * Takes a row over: a table that begins tomorrow keeps its day, any other one has it from now
   * on.
   */
  readonly put: (trx: Trx, change: SettingPut) => Promise<void>;
  /** Words for the codes that its fields choose from, and for rows that bring no name (`rows`). */
  readonly names?: (reader: Reader) => Promise<SettingNames>;
  /**
   * Refusals `settings.unreadable` when nothing could be worked out with the row, and
   * `settings.value-wrong` when it does not fit to the other rows. `days` is the page with the
   * change: on the day it begins, and on each later day on which another row begins.
   */
  readonly check?: (
    reader: Reader,
    asked: Omit<SettingPut, 'staffId' | 'at'>,
    days: readonly PageDay[],
  ) => Promise<void>;
  /** After the change is committed. */
  readonly forget?: () => void;
}
