import { FLOAT_PAGE, type FloatMovementRow } from '@hako/contract/float/movements';
import { askNames, type NameOf } from '../../../kernel/ask-names.ts';
import { FORMER_COLLEAGUE } from '../../../kernel/labels.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { listBalances } from '../accounts/account-store.ts';
import type { FloatDeps } from '../deps.ts';
import { type ListedMovement, listMovements } from './listed-movement-store.ts';

/** A page of an account's movements, newest first. Refusal `float.account-not-found`. */
export async function listAccountMovements(
  { db, staffName }: FloatDeps,
  { accountId, before }: { readonly accountId: string; readonly before?: number | undefined },
): Promise<{ rows: FloatMovementRow[]; next?: string }> {
  refuseUnless((await listBalances(db, accountId)).length > 0, 'float.account-not-found');
  const read = await listMovements(db, { accountId, before, limit: FLOAT_PAGE + 1 });
  const page = read.slice(0, FLOAT_PAGE);
  const ids = page.flatMap(({ madeBy, approvedBy }) => [madeBy, approvedBy]);
  const nameOf = await askNames(
    staffName,
    ids.filter((id) => id !== null),
  );
  const next = read.length > FLOAT_PAGE ? page.at(-1)?.place : undefined;
  return {
    rows: page.map((one) => rowOf(one, nameOf)),
    ...(next === undefined ? {} : { next: String(next) }),
  };
}

function rowOf(one: ListedMovement, nameOf: NameOf): FloatMovementRow {
  const { orderCode, orderSite, orderNumber, madeBy, approvedBy } = one;
  const person = (id: string) => nameOf(id) ?? FORMER_COLLEAGUE;
  return {
    id: one.id,
    kind: one.kind,
    day: one.day,
    at: one.at.toISOString(),
    amount_jpy: one.amountJpy,
    balance_jpy: one.balanceJpy,
    order:
      orderCode && orderSite ? { code: orderCode, site: orderSite, number: orderNumber } : null,
    cost_vnd: one.costVnd,
    fee_vnd: one.feeVnd,
    note: one.note,
    made_by: madeBy ? person(madeBy) : '',
    approved_by: approvedBy ? person(approvedBy) : null,
    is_undone: one.isUndone,
    is_moved: one.isMoved,
  };
}
