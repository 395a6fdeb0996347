import type { Operation, ThingPaid } from './operation.ts';

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
type Flow = readonly [
  from: 'available' | 'held' | 'outside',
  to: 'available' | 'held' | 'outside',
  amount: number,
];

export type Outcome =
  | { readonly kind: 'moved'; readonly flows: readonly Flow[]; readonly after: ModelWallet }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly code: string };

export const startingWith = (available: number, held: number): ModelWallet => ({
  available,
  held,
  holds: new Map(),
  paid: new Map(),
  done: new Set(),
  openWithdrawals: new Map(),
  vipPrice: undefined,
});

const keyOf = ({ type, id }: ThingPaid): string => `${type}:${id}`;

const NOTHING: Outcome = { kind: 'nothing' };
const refused = (code: string): Outcome => ({ kind: 'refused', code });
const MISTAKE = refused('mistake');
const NOT_ENOUGH = refused('wallet.not-enough');

/** Moves money and remembers what was done; flows of nothing are none. */
function moved(
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

const put = <Key, Value>(
  map: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
): ReadonlyMap<Key, Value> => new Map(map).set(key, value);
const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> =>
  new Map([...map].filter(([one]) => one !== key));
const add = (done: ReadonlySet<string>, key: string): ReadonlySet<string> => new Set(done).add(key);

/** What an operation must do to this wallet, by the rules of the product alone. */
export function decide(wallet: ModelWallet, operation: Operation): Outcome {
  switch (operation.kind) {
    case 'top-up':
      return once(wallet, `top-up:${operation.reference}`, 'outside', operation.amount);
    case 'settle':
      if (wallet.done.has(`settle:${operation.transferId}`))
        return refused('wallet.transfer-already-settled');
      return once(wallet, `settle:${operation.transferId}`, 'outside', operation.amount);
    case 'adjust':
      if (operation.amount > operation.limit) return refused('wallet.credit-over-limit');
      return once(wallet, operation.label, 'outside', operation.amount);
    case 'hold':
      return hold(wallet, keyOf(operation.cause), operation.amount);
    case 'order':
      return wallet.available < operation.amount
        ? NOT_ENOUGH
        : moved(wallet, [['available', 'held', operation.amount]]);
    case 'change-hold':
      return changeHold(wallet, keyOf(operation.cause), operation.amount);
    case 'release':
      return release(wallet, keyOf(operation.cause));
    case 'order-cancel':
      return release(wallet, `order:${operation.orderId}`);
    case 'capture':
      return capture(wallet, operation);
    case 'pay': {
      if (wallet.done.has(operation.label)) return NOTHING;
      const total = operation.parts.reduce((sum, { amount }) => sum + amount, 0);
      if (wallet.available < total) return NOT_ENOUGH;
      return moved(wallet, [['available', 'outside', total]], {
        done: add(wallet.done, operation.label),
        paid: put(
          wallet.paid,
          keyOf(operation.paidFor),
          (wallet.paid.get(keyOf(operation.paidFor)) ?? 0) + total,
        ),
      });
    }
    case 'refund': {
      if (wallet.done.has(operation.label)) return NOTHING;
      const left = wallet.paid.get(keyOf(operation.paidFor)) ?? 0;
      if (operation.amount > left) return refused('wallet.refund-too-high');
      return moved(wallet, [['outside', 'available', operation.amount]], {
        done: add(wallet.done, operation.label),
        paid: put(wallet.paid, keyOf(operation.paidFor), left - operation.amount),
      });
    }
    case 'withdraw':
      if (operation.amount < operation.minimum) return refused('payouts.under-minimum');
      if (wallet.openWithdrawals.size >= operation.most) return refused('payouts.too-many-open');
      return wallet.available < operation.amount
        ? NOT_ENOUGH
        : moved(wallet, [['available', 'held', operation.amount]]);
    case 'withdrawal-end': {
      const open = wallet.openWithdrawals.get(operation.id);
      if (open === undefined) return refused('payouts.too-late');
      const openWithdrawals = without(wallet.openWithdrawals, operation.id);
      return moved(wallet, [['held', operation.end === 'pay' ? 'outside' : 'available', open]], {
        openWithdrawals,
      });
    }
    case 'vip-on':
      if (wallet.vipPrice !== undefined) return refused('membership.active-already');
      if (wallet.available < operation.price) return NOT_ENOUGH;
      return moved(wallet, [['available', 'outside', operation.price]], {
        vipPrice: operation.price,
      });
    case 'vip-off':
      // The clock of the run stands still: every day of the plan is unused.
      return wallet.vipPrice === undefined
        ? refused('membership.none')
        : moved(wallet, [['outside', 'available', wallet.vipPrice]], { vipPrice: undefined });
    case 'bill':
      if (wallet.done.has(`bill:${operation.id}`)) return NOTHING;
      if (wallet.available < operation.total) return NOT_ENOUGH;
      return moved(wallet, [['available', 'outside', operation.total]], {
        done: add(wallet.done, `bill:${operation.id}`),
      });
  }
}

/** What the database named when it was done: the hold of an order, a withdrawal. */
export function named(
  wallet: ModelWallet,
  { kind, ...operation }: Operation,
  id: string,
): ModelWallet {
  const amount = 'amount' in operation ? (operation.amount as number) : 0;
  if (kind === 'order')
    return {
      ...wallet,
      holds: put(wallet.holds, `order:${id}`, { amount, captured: 0, released: 0 }),
    };
  if (kind === 'withdraw')
    return { ...wallet, openWithdrawals: put(wallet.openWithdrawals, id, amount) };
  return wallet;
}

function once(wallet: ModelWallet, key: string, from: 'outside', amount: number): Outcome {
  return wallet.done.has(key)
    ? NOTHING
    : moved(wallet, [[from, 'available', amount]], { done: add(wallet.done, key) });
}

function hold(wallet: ModelWallet, key: string, amount: number): Outcome {
  const known = wallet.holds.get(key);
  if (known) return known.amount === amount ? NOTHING : MISTAKE;
  if (wallet.available < amount) return NOT_ENOUGH;
  return moved(wallet, [['available', 'held', amount]], {
    holds: put(wallet.holds, key, { amount, captured: 0, released: 0 }),
  });
}

function changeHold(wallet: ModelWallet, key: string, amount: number): Outcome {
  const known = wallet.holds.get(key);
  const open = known ? known.amount - known.captured - known.released : 0;
  if (!known || open === 0) return MISTAKE;
  const change = amount - open;
  if (change === 0) return NOTHING;
  if (change < 0)
    return moved(wallet, [['held', 'available', -change]], {
      holds: put(wallet.holds, key, { ...known, released: known.released - change }),
    });
  if (wallet.available < change) return NOT_ENOUGH;
  return moved(wallet, [['available', 'held', change]], {
    holds: put(wallet.holds, key, { ...known, amount: known.amount + change }),
  });
}

function release(wallet: ModelWallet, key: string): Outcome {
  const known = wallet.holds.get(key);
  const open = known ? known.amount - known.captured - known.released : 0;
  if (!known || open === 0) return NOTHING;
  return moved(wallet, [['held', 'available', open]], {
    holds: put(wallet.holds, key, { ...known, released: known.released + open }),
  });
}

function capture(
  wallet: ModelWallet,
  { cause, paidFor, parts }: Extract<Operation, { kind: 'capture' }>,
): Outcome {
  const known = wallet.holds.get(keyOf(cause));
  if (!known) return MISTAKE;
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (known.captured > 0) return known.captured === total ? NOTHING : MISTAKE;
  const open = known.amount - known.released;
  if (open === 0) return MISTAKE;
  const lacking = Math.max(0, total - open);
  const rest = Math.max(0, open - total);
  if (wallet.available < lacking) return NOT_ENOUGH;
  const flows: Flow[] = [
    ['available', 'held', lacking],
    ['held', 'outside', total],
    ['held', 'available', rest],
  ];
  return moved(wallet, flows, {
    holds: put(wallet.holds, keyOf(cause), {
      amount: known.amount + lacking,
      captured: total,
      released: known.released + rest,
    }),
    paid: put(wallet.paid, keyOf(paidFor), (wallet.paid.get(keyOf(paidFor)) ?? 0) + total),
  });
}
