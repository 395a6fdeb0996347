import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { company } from '../../ledger/index.ts';
import { lockOpen } from '../accounts/open-account.ts';
import type { FloatDeps } from '../deps.ts';
import { MEMOS } from '../labels.ts';
import { insertMovements } from '../movement-store.ts';
import type { KeptLine } from './statement-store.ts';

interface BookedBy {
  readonly reason: string;
  readonly by: string;
  readonly approvedBy?: string;
  /** The fee that this one takes back. */
  readonly reverses?: string;
}

/** Yen that left for no order, or came back so. */
export async function bookFee(
  deps: FloatDeps,
  trx: Trx,
  { accountId, amountJpy }: Pick<KeptLine, 'accountId' | 'amountJpy'>,
  who: BookedBy,
): Promise<string> {
  const { reason, by, approvedBy, reverses } = who;
  const [account] = await lockOpen(trx, [accountId], 'update');
  const at = deps.clock.now();
  const id = newId(at.getTime());
  const kind = approvedBy ? 'charge' : 'fee';
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
  const facts = { id, actId: id, accountId, amountJpy, kind, ledgerKey, reverses } as const;
  const day = dayInVietnam(at);
  await insertMovements(trx, [{ ...facts, note: reason, day, at, madeBy: by, approvedBy }]);
  return id;
}
