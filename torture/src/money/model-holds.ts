import type { Operation } from './operation.ts';
import {
  type Flow,
  keyOf,
  type ModelWallet,
  moved,
  NOT_ENOUGH,
  NOTHING,
  type Outcome,
  put,
  refused,
} from './model-wallet.ts';

const MISTAKE = refused('mistake');
export function hold(wallet: ModelWallet, key: string, amount: number): Outcome {
  const known = wallet.holds.get(key);
  if (known) return known.amount === amount ? NOTHING : MISTAKE;
  if (wallet.available < amount) return NOT_ENOUGH;
  return moved(wallet, [['available', 'held', amount]], {
    holds: put(wallet.holds, key, { amount, captured: 0, released: 0 }),
  });
}
export function changeHold(wallet: ModelWallet, key: string, amount: number): Outcome {
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
export function release(wallet: ModelWallet, key: string): Outcome {
  const known = wallet.holds.get(key);
  const open = known ? known.amount - known.captured - known.released : 0;
  if (!known || open === 0) return NOTHING;
  return moved(wallet, [['held', 'available', open]], {
    holds: put(wallet.holds, key, { ...known, released: known.released + open }),
  });
}
export function capture(
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
