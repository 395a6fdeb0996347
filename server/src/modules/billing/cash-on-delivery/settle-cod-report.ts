import type { CarrierName } from '@hako/contract/billing/carriers';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Bill } from '../slips/bill.ts';
import { lockBill } from '../slips/bill-store.ts';
import { findConsignmentByCode } from '../carriers/consignment-store.ts';
import { insertReportLine } from './cod-report-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { restFor, settleLockedCod, settleRest } from './collect-on-delivery.ts';

/** One line of what a carrier brings: the number of the parcel and what it collected, đồng. */
export interface CodReportLine {
  readonly tracking: string;
  readonly amount: number;
}

export type CodOutcome =
  | 'settled'
  | 'settled-before'
  | 'amount-differs'
  | 'not-delivered'
  | 'not-collected'
  | 'unknown';

export interface CodReportAnswer extends CodReportLine {
  readonly outcome: CodOutcome;
  readonly bill: string | undefined;
  readonly expected: Dong | undefined;
}

/**
 * An accountant books a carrier's report of collected money: each line in a transaction of its own, so that one that does not fit keeps nobody else
 * waiting. Whatever does not fit is answered and kept, and settles nothing. The same report again settles only what was open. Of a bill that was
 * settled short a line brings the rest.
 */
export async function settleCodReport(
  deps: BillingDeps,
  {
    carrier,
    reference,
    lines,
    by,
  }: {
    carrier: CarrierName;
    reference: string;
    lines: readonly CodReportLine[];
    by: Staff;
  },
): Promise<CodReportAnswer[]> {
  const answers: CodReportAnswer[] = [];
  const wanted = new Map(lines.map((line) => [line.tracking, line]));
  for (const line of wanted.values())
    answers.push(
      await inTransaction(deps.db, async (trx) => {
        const consignment = await findConsignmentByCode(trx, carrier, line.tracking);
        const bill = consignment && (await lockBill(trx, { id: consignment.billId }));
        const brought = { by, reference, amount: line.amount };
        const rest = bill && (await restFor(trx, bill, brought));
        const isRest = Boolean(rest);
        const expected = isRest ? rest : bill?.total;
        const outcome = outcomeOf({
          bill,
          isFailedAttempt: Boolean(consignment?.endedAt),
          isRest,
          isExact: line.amount === expected,
        });
        if (bill && outcome === 'settled')
          await (isRest ? settleRest : settleLockedCod)(deps, trx, bill, brought);
        await keep(deps, trx, { carrier, reference, line, outcome, bill, by });
        return { ...line, outcome, bill: bill?.code, expected };
      }),
    );
  return answers;
}

interface Told {
  readonly bill: Bill | undefined;
  /** Of an attempt that failed nothing was collected, whoever delivered afterwards. */
  readonly isFailedAttempt: boolean;
  readonly isRest: boolean;
  readonly isExact: boolean;
}

function outcomeOf({ bill, isFailedAttempt, isRest, isExact }: Told): CodOutcome {
  if (isFailedAttempt) return 'not-delivered';
  if (!bill) return 'unknown';
  if (!bill.isCod) return 'not-collected';
  if (bill.paidAt && !isRest) return 'settled-before';
  if (bill.state !== 'COMPLETED') return 'not-delivered';
  return isExact ? 'settled' : 'amount-differs';
}

interface Kept {
  readonly carrier: CarrierName;
  readonly reference: string;
  readonly line: CodReportLine;
  readonly outcome: CodOutcome;
  readonly bill: Bill | undefined;
  readonly by: Staff;
}

const keep = (
  deps: BillingDeps,
  trx: Trx,
  { carrier, reference, line, outcome, bill, by }: Kept,
): Promise<void> =>
  insertReportLine(trx, {
    carrier,
    reference,
    carrierCode: line.tracking,
    amount: dong(line.amount),
    billId: bill?.id,
    outcome,
    bookedBy: by.id,
    bookedAt: deps.clock.now(),
  });
