import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { company } from '../../ledger/index.ts';
import { lockOpen } from '../accounts/open-account.ts';
import type { BookedBy, FloatDeps } from '../deps.ts';
import { MEMOS } from '../labels.ts';
import { insertMovements } from '../movement-store.ts';

/** Yen that left for no order, or came back so: a fee, or what nobody knows. */
interface Fee {
  readonly kind: 'fee' | 'charge';
  readonly accountId: string;
  readonly amountJpy: number;
}

/** Books it on its account and in the ledger; its id. Refusal `float.account-closed`. */
export async function bookFee(
  deps: FloatDeps,
  trx: Trx,
  { kind, accountId, amountJpy }: Fee,
  { reason, by, approval }: BookedBy,
): Promise<string> {
  const [account] = await lockOpen(trx, [accountId], 'update');
  const at = deps.clock.now();
  const id = newId(at.getTime());
  const [lies, other] = [
    company('marketplace-float'),
    company(kind === 'fee' ? 'float-fee' : 'adjustment'),
  ];
  const ledgerKey = `float:${id}`;
  await deps.ledger.post(trx, [
    {
      key: ledgerKey,
      ...(amountJpy < 0 ? { from: lies, to: other } : { from: other, to: lies }),
      amount: yen(Math.abs(amountJpy)),
      currency: 'JPY',
      kind: kind === 'fee' ? 'cost' : 'adjustment',
      cause: { type: 'float', id },
      memo: MEMOS[kind](account?.name ?? ''),
    },
  ]);
  const facts = { id, actId: approval?.id ?? id, accountId, amountJpy, kind, ledgerKey } as const;
  const names = { note: reason, madeBy: by, approvedBy: approval?.by };
  await insertMovements(trx, [{ ...facts, ...names, day: dayInVietnam(at), at }]);
  return id;
}
