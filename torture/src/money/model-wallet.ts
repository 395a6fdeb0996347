import type { ThingPaid } from './operation.ts';

/** One hold as plain numbers: amount = captured + released + what is open. */
interface ModelHold {
  readonly amount: number;
  readonly captured: number;
  readonly released: number;
}
/** A customer's wallet as plain numbers, without a database and without time; đồng. */
export interface ModelWallet {
  readonly available: number;
  readonly held: number;
  readonly holds: ReadonlyMap<string, ModelHold>;
  /** What was paid for something, and what of it came back. */
  readonly paid: ReadonlyMap<string, number>;
  /** Keys of payments, refunds, top-ups, adjustments and bills that were done. */
  readonly done: ReadonlySet<string>;
  readonly openWithdrawals: ReadonlyMap<string, number>;
  readonly vipPrice: number | undefined;
}
/** Between `available`, `held` and `outside`. */
export type Flow = readonly [
  from: 'available' | 'held' | 'outside',
  to: 'available' | 'held' | 'outside',
  amount: number,
];
export type Outcome =
  | { readonly kind: 'moved'; readonly flows: readonly Flow[]; readonly after: ModelWallet }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly code: string };
export const keyOf = ({ type, id }: ThingPaid): string => `${type}:${id}`;
export const NOTHING: Outcome = { kind: 'nothing' };
export const refused = (code: string): Outcome => ({ kind: 'refused', code });
export const NOT_ENOUGH = refused('wallet.not-enough');
/** Moves money and remembers what was done; flows of nothing are none. */
export function moved(
  wallet: ModelWallet,
  flows: readonly Flow[],
  change: Partial<ModelWallet> = {},
): Outcome {
  const after = { ...wallet, ...change };
  const real = flows.filter(([, , amount]) => amount > 0);
  const purse = { available: wallet.available, held: wallet.held, outside: 0 };
  for (const [from, to, amount] of real) {
    purse[from] -= amount;
    purse[to] += amount;
  }
  return {
    kind: 'moved',
    flows: real,
    after: { ...after, available: purse.available, held: purse.held },
  };
}
export const put = <Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
): ReadonlyMap<Key, Value> => new Map(map).set(key, value);
