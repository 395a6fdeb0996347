import { FLOAT_MOVEMENT_KINDS } from '@hako/contract/float/movements';
import { newId } from '../../../kernel/chance.ts';
import { dong, yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { yenText } from '../../../kernel/wording.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type CompanyAccount, company, type Movement } from '../../ledger/index.ts';
import type { BookedBy, FloatDeps } from '../deps.ts';
import { MEMOS } from '../labels.ts';
import { insertMovements } from '../movement-store.ts';
import { readPaid } from '../spending/adopt.ts';
import { refundedOf } from '../spending/paid-order.ts';
import { bookChange, chargedOf } from '../spending/spend.ts';
import type { Leg } from './entry-store.ts';

/**
 * Books the opposite of each of these on its account and in the ledger; their ids. The caller holds
 * the orders and the accounts. Refusals `float.account-closed`, `float.refund-too-high`.
 */
export async function bookOpposite(
  deps: FloatDeps,
  trx: Trx,
  legs: readonly Leg[],
  who: BookedBy,
): Promise<string[]> {
  const actId = who.approval?.id ?? newId(deps.clock.now().getTime());
  const booked: string[] = [];
  for (const leg of legs)
    booked.push(
      leg.orderId === null
        ? await bookLeg(deps, trx, leg, { ...who, actId })
        : await bookOfOrder(deps, trx, { ...leg, orderId: leg.orderId }, who),
    );
  return booked;
}

async function bookOfOrder(
  deps: FloatDeps,
  trx: Trx,
  leg: Leg & { readonly orderId: string },
  { reason, by, approval }: BookedBy,
): Promise<string> {
  const { id: reverses, orderId, accountId, kind } = leg;
  const amountJpy = 0 - leg.amountJpy;
  const { standing, beforeJpy } = await readPaid(deps, trx, orderId);
  const left = standing.filter(({ id }) => id !== reverses);
  const charged = beforeJpy + chargedOf(left);
  const isEnough = refundedOf(left) <= charged;
  refuseUnless(isEnough, 'float.refund-too-high', { paid: yenText(charged) });
  const change = { orderId, accountId, kind: kind === 'refund' ? kind : 'correction' } as const;
  return bookChange(deps, trx, { ...change, amountJpy, note: reason, by, approval, reverses });
}

async function bookLeg(
  { clock, ledger }: FloatDeps,
  trx: Trx,
  leg: Leg,
  { reason, by, approval, actId }: BookedBy & { readonly actId: string },
): Promise<string> {
  const { accountId, kind } = leg;
  const at = clock.now();
  const id = newId(at.getTime());
  const posted = oppositeOf(leg, id, actId);
  if (posted.length > 0) await ledger.post(trx, posted);
  await insertMovements(trx, [
    {
      ...{ id, accountId, kind, actId, at, day: dayInVietnam(at), reverses: leg.id },
      amountJpy: 0 - leg.amountJpy,
      costVnd: leg.costVnd === null ? undefined : 0 - leg.costVnd,
      feeVnd: leg.feeVnd === null ? undefined : 0 - leg.feeVnd,
      ledgerKey: posted[0]?.key,
      ...{ note: reason, madeBy: by, approvedBy: approval?.by },
    },
  ]);
  return id;
}

/** Where the yen of each kind came from or went to, and what the ledger calls it. */
const OTHER_SIDES: Readonly<Record<string, [CompanyAccount, 'cost' | 'adjustment' | 'exchange']>> =
  {
    fee: ['float-fee', 'cost'],
    charge: ['adjustment', 'adjustment'],
    opening: ['adjustment', 'adjustment'],
    funding: ['exchange', 'exchange'],
  };

/** What the ledger is told; nothing of yen that only changed their place. The yen come first. */
function oppositeOf(leg: Leg, id: string, actId: string): Movement[] {
  const side = OTHER_SIDES[leg.kind];
  if (!side) return [];
  const [lies, other] = [company('marketplace-float'), company(side[0])];
  const memo = MEMOS.undone(FLOAT_MOVEMENT_KINDS[leg.kind].toLowerCase(), leg.accountName);
  const facts = { kind: side[1], cause: { type: 'float', id: actId }, memo } as const;
  const key = `float:${id}`;
  const amount = yen(Math.abs(leg.amountJpy));
  const way = leg.amountJpy > 0 ? { from: lies, to: other } : { from: other, to: lies };
  const yenBack: Movement = { ...facts, ...way, key, amount, currency: 'JPY' };
  if (leg.kind !== 'funding') return [yenBack];
  const feeVnd = leg.feeVnd ?? 0;
  const bank = company('bank');
  const paid: Movement = {
    ...{ ...facts, key: `${key}:vnd`, from: bank, to: other, currency: 'VND' },
    amount: dong((leg.costVnd ?? 0) - feeVnd),
  };
  const fee: Movement = {
    ...{ ...facts, key: `${key}:fee`, from: bank, to: company('float-fee'), currency: 'VND' },
    ...{ kind: 'cost', amount: dong(feeVnd) },
  };
  return [yenBack, paid, ...(feeVnd > 0 ? [fee] : [])];
}
