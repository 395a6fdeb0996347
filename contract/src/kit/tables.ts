import { type TSchema, Type } from 'typebox';
import { Flag, Text, Whole } from './shapes.ts';

/** Rows of one page of a table at the desk. */
export const TABLE_PAGE = 50;
/** A table counts no further: whoever looks at more than this filters. */
export const MOST_COUNTED = 10_000;

/** A day in Vietnam, `2026-11-21`. */
export const Day = Type.Optional(Type.String({ format: 'date' }));

/** The columns that a table can be sorted by, each up (`code`) or down (`-code`). */
export const sortBy = <Key extends string>(keys: readonly Key[]) =>
  Type.Optional(Type.Enum(keys.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`])));

/** Where the page begins: `next` of the page before. */
export const TableAfter = Type.Optional(
  Type.String({ pattern: '^.{0,120}~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
);

/** How a table leaves as a file. */
export const FileKind = Type.Union([Type.Literal('xlsx'), Type.Literal('csv')]);

/**
 * One page of a table by keyset: `next` begins the following one; `count` of all rows stops at
 * `MOST_COUNTED`.
 */
export const TablePage = <S extends TSchema>(row: S) =>
  Type.Object({
    rows: Type.Array(row),
    next: Type.Optional(Text),
    count: Whole,
    is_more: Flag,
  });
