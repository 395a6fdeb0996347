import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database/database.ts';
import type { Tables } from './database/tables.ts';

/** Whose data it is, and what would still name them: phone without its prefix, e-mail, names, address lines, bank accounts. */
export interface Person {
  readonly customerId: string;
  /** E.164 and lower-case e-mail, as identity keeps them. */
  readonly contacts: readonly string[];
  /** The longest first. */
  readonly traces: readonly string[];
  /**
   * What of theirs a line of the audit, or of another module, may be about: `order:H-1`, `order:`
   * and its id.
   */
  readonly subjects: readonly string[];
}

/** What becomes of a row that has to stay: columns get other values, and words of the person are redacted of the rest. */
export interface Replacement {
  readonly set?: Readonly<Record<string, string | null | RawBuilder<unknown>>>;
  readonly scrubText?: readonly string[];
  readonly scrubJson?: readonly string[];
}

/** One table of a module and what it holds of a person. */
export interface PersonalTable {
  readonly table: keyof Tables;
  /** Which rows are theirs; by default `customer_id`. */
  readonly rows?: (person: Person) => RawBuilder<unknown>;
  /** Columns that are our own business and not in the copy that a customer takes along; `all`: the table is not in it. */
  readonly hidden?: readonly string[] | 'all';
  readonly onErasure: 'delete' | 'keep' | Replacement;
}

/** Why an account cannot be erased now: a code of `ERASURE_OBSTACLES` and the query that counts (`count`) what stands in the way. */
export interface ErasureObstacle {
  readonly reason: string;
  readonly count: (customerId: string) => RawBuilder<{ count: number }>;
}

/** What one module knows of a person. Each module says it of its own tables; the module `privacy` copies and erases by it. */
export interface PersonalData {
  /** The module. */
  readonly part: string;
  /** Rows that hang on others come first. */
  readonly tables: readonly PersonalTable[];
  readonly obstacles?: readonly ErasureObstacle[];
  /** The names in the audit (`subject`) of everything of theirs that this module audits. */
  readonly subjectsOf?: (customerId: string) => RawBuilder<{ subject: string }>;
  readonly tracesOf?: (reader: Reader, customerId: string) => Promise<readonly string[]>;
}

/** The national part of a phone number stands in every way of writing it: `+84912345678`, `0912345678`. */
export const phoneTrace = (e164: string): string => e164.replace(/^\+84/, '');

/** What the platform itself keeps: answers to idempotent writes, and jobs that name somebody's address. */
export const platformPersonalData: PersonalData = {
  part: 'platform',
  tables: [
    {
      table: 'idempotent_answers',
      rows: ({ customerId }) => sql`caller = ${customerId}`,
      hidden: 'all',
      onErasure: 'delete',
    },
  ],
};
