import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { SupportDeps } from '../deps.ts';
import { saleChangeNotice } from '../notices.ts';
import {
  insertChange,
  lockChange,
  type SaleChange,
  updateChange,
  writeRating,
} from './sales-care-store.ts';

/** Rates the customer's own sales person; of somebody else nobody may say anything. */
export async function rateStaff(
  deps: SupportDeps,
  {
    customerId,
    staffCode,
    rate,
    comment,
  }: {
    customerId: string;
    staffCode: string | undefined;
    rate: number;
    comment: string;
  },
): Promise<void> {
  const own = (await deps.customers.read(deps.db, customerId)).salesStaffId;
  refuseUnless(own, 'support.no-sales-person');
  const codeOfOwn = (await deps.listSalesStaff()).find(({ id }) => id === own)?.staffCode;
  refuseUnless(staffCode === undefined || staffCode === codeOfOwn, 'support.not-your-sales-person');
  const at = deps.clock.now();
  await inTransaction(deps.db, (trx) =>
    writeRating(trx, { customerId, staffId: own, month: vietnamMonth(at), rate, comment, at }),
  );
}

export async function requestChange(
  deps: SupportDeps,
  customerId: string,
  reason: string,
): Promise<SaleChange> {
  const staffId = (await deps.customers.read(deps.db, customerId)).salesStaffId;
  refuseUnless(staffId, 'support.no-sales-person');
  const change: SaleChange = {
    id: newId(),
    customerId,
    staffId,
    reason: reason.trim(),
    status: 'open',
    newStaffId: undefined,
    answer: undefined,
    decidedBy: undefined,
    createdAt: deps.clock.now(),
  };
  await inTransaction(deps.db, async (trx) => {
    await refusedBy({ sale_changes_one_open: 'support.change-open' }, insertChange(trx, change));
    await deps.live.tell(trx, 'desk', { kind: 'sale-change', id: change.id });
  });
  return change;
}

/** Gives the customer to another member of the sales staff, or says why not; the customer is told either way. */
export async function decideChange(
  deps: SupportDeps,
  given: {
    staffId: string;
    id: string;
    newStaffId: string | undefined;
    answer: string | undefined;
  },
): Promise<SaleChange> {
  const taker =
    given.newStaffId === undefined
      ? undefined
      : (await deps.listSalesStaff()).find(({ id }) => id === given.newStaffId);
  refuseUnless(given.newStaffId === undefined || taker, 'support.not-a-sales-person');
  refuseUnless(taker || (given.answer?.trim().length ?? 0) >= 3, 'support.needs-reason');
  return inTransaction(deps.db, async (trx) => {
    const change = await lockChange(trx, given.id);
    refuseUnless(change?.status === 'open', 'support.change-not-found');
    const decided: SaleChange = {
      ...change,
      status: taker ? 'changed' : 'rejected',
      newStaffId: taker?.id,
      answer: given.answer?.trim() || undefined,
      decidedBy: given.staffId,
    };
    await updateChange(trx, decided);
    if (taker) await deps.customers.assignSales(trx, change.customerId, taker.id);
    await deps.audit(trx, {
      actor: given.staffId,
      action: `sale-change.${decided.status}`,
      subject: `customer:${change.customerId}`,
      reason: decided.answer,
      before: { sales: change.staffId },
      after: { sales: taker?.id ?? change.staffId },
    });
    await deps.notifications.notify(trx, {
      customerId: change.customerId,
      kind: 'support',
      ...saleChangeNotice(taker, decided.answer),
      link: '/account/profile',
      key: `sale-change:${change.id}`,
    });
    return decided;
  });
}

/** First day of the month on the calendar of Vietnam. */
const vietnamMonth = (at: Date): string =>
  `${new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 7)}-01`;
