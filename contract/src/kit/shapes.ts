import { type TSchema, Type } from 'typebox';

/** Words that the schemas of calls are made of. */
export const Whole = Type.Integer();
export const Text = Type.String();
export const Flag = Type.Boolean();
export const Uuid = Type.String({ format: 'uuid' });
/** A point in time, `2026-11-21T09:00:00Z`. */
export const Moment = Type.String({ format: 'date-time' });
/** What somebody typed to find things of their own: a code or words of a name. */
export const SearchedWords = Type.String({ maxLength: 120, pattern: '^[^\\u0000]*$' });
/** Why a member of the staff does something, for whoever asks later. */
export const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** The answer of a call that has nothing to tell but that it was done. */
export const DoneReply = Type.Object({ status: Type.Literal(true), success: Type.Literal(true) });

/** Whose something is, as staff speak of them. */
export const CustomerName = Type.Object({ id: Uuid, customer_no: Text, full_name: Text });
