import { type Static, Type } from 'typebox';
import { CustomerName } from '../kit/shapes.ts';

const Kind = Type.Union([
  Type.Literal('code'),
  Type.Literal('phone'),
  Type.Literal('reference'),
  Type.Literal('earlier'),
  Type.Literal('bill'),
  Type.Literal('top-up'),
  Type.Literal('claim'),
  Type.Literal('name'),
]);
/**
 * Why a transfer may be somebody's. `code`, `phone`: of theirs in its content; `reference`: they
 * told the number of the transfer; `earlier`: its sender's account paid for them before; `bill`,
 * `top-up`, `claim`: they have to pay, asked to pay or miss just this amount; `name`: its sender
 * bears their whole name, or its content has it.
 */
export type ClueKind = Static<typeof Kind>;

/** One of those whose an unmatched transfer may be. */
export const TransferCandidate = Type.Object({
  customer: CustomerName,
  /** The strongest first. */
  clues: Type.Array(Type.Object({ kind: Kind, detail: Type.String() })),
  /** Ahead of everybody else. */
  is_clear: Type.Boolean(),
});
export type TransferCandidate = Static<typeof TransferCandidate>;
