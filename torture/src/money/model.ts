import type { Operation } from './operation.ts';
import { capture, changeHold, hold, release } from './model-holds.ts';
import {
  keyOf,
  type ModelWallet,
  moved,
  NOT_ENOUGH,
  NOTHING,
  type Outcome,
  put,
  refused,
} from './model-wallet.ts';

export const startingWith = (available: number, held: number): ModelWallet => ({
  available,
  held,
  holds: new Map(),
  paid: new Map(),
  done: new Set(),
  openWithdrawals: new Map(),
  vipPrice: undefined,
});
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
    case 'pay':
      return pay(wallet, operation);
    case 'refund':
      return refund(wallet, operation);
    case 'withdraw':
      return withdraw(wallet, operation);
    case 'withdrawal-end':
      return endWithdrawal(wallet, operation);
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
type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;
function pay(wallet: ModelWallet, operation: Of<'pay'>): Outcome {
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
function refund(wallet: ModelWallet, operation: Of<'refund'>): Outcome {
  if (wallet.done.has(operation.label)) return NOTHING;
  const left = wallet.paid.get(keyOf(operation.paidFor)) ?? 0;
  if (operation.amount > left) return refused('wallet.refund-too-high');
  return moved(wallet, [['outside', 'available', operation.amount]], {
    done: add(wallet.done, operation.label),
    paid: put(wallet.paid, keyOf(operation.paidFor), left - operation.amount),
  });
}
function withdraw(wallet: ModelWallet, operation: Of<'withdraw'>): Outcome {
  if (operation.amount < operation.minimum) return refused('payouts.under-minimum');
  if (wallet.openWithdrawals.size >= operation.most) return refused('payouts.too-many-open');
  return wallet.available < operation.amount
    ? NOT_ENOUGH
    : moved(wallet, [['available', 'held', operation.amount]]);
}
function endWithdrawal(wallet: ModelWallet, operation: Of<'withdrawal-end'>): Outcome {
  const open = wallet.openWithdrawals.get(operation.id);
  if (open === undefined) return refused('payouts.too-late');
  const openWithdrawals = without(wallet.openWithdrawals, operation.id);
  return moved(wallet, [['held', operation.end === 'pay' ? 'outside' : 'available', open]], {
    openWithdrawals,
  });
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
