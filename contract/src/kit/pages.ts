import { type TSchema, Type } from 'typebox';
import { LIMITS } from './limits.ts';

/** `page` (from 1) and `size` of a list, as the specification and the mobile client send them (also as `1.0`; a bare key means unset). */
export const PageQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
});

/** The pagination that most lists carry; all integers. */
export const Pagination = Type.Object({
  size: Type.Integer(),
  page: Type.Integer(),
  total: Type.Integer(),
});

/** A list by keyset for our own screens: `next` is the cursor of the following page. */
export const Keyset = <S extends TSchema>(row: S) =>
  Type.Object({ rows: Type.Array(row), next: Type.Optional(Type.String()) });
