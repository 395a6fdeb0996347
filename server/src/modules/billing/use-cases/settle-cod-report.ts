import type { CarrierName } from '@hako/contract/carriers';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Bill } from '../bill.ts';
import { lockBill } from '../bill-store.ts';
import { findConsignmentByCode } from '../consignment-store.ts';
import { insertReportLine } from '../cod-report-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { settleLockedCod } from './collect-on-delivery.ts';

/** One line of what a carrier brings: the number of the parcel and what it collected, đồng. */
export interface CodReportLine {
  readonly tracking: string;
  readonly amount: number;
}

export type CodOutcome = 'settled' | 'settled-before' | 'amount-differs' | 'not-delivered' | 'not-collected' | 'unknown';

export interface CodReportAnswer extends CodReportLine {
  readonly outcome: CodOutcome;
  readonly bill: string | undefined;
  readonly expected: Dong | undefined;
}

/**
 * An accountant books a carrier's report of collected money: each line in a transaction of its own, so that one that does not fit keeps nobody else
 * waiting. Whatever does not fit is answered and kept, and settles nothing. The same report again settles only what was open.
 */
export const settleCodReport =
  (deps: BillingDeps) =>
  async ({
    carrier,
    reference,
    lines,
    by,
  }: {
    carrier: CarrierName;
    reference: string;
    lines: readonly CodReportLine[];
    by: Staff;
  }): Promise<CodReportAnswer[]> => {
    const answers: CodReportAnswer[] = [];
    const wanted = new Map(lines.map((line) => [line.tracking, line]));
    for (const line of wanted.values())
      answers.push(
        await inTransaction(deps.db, async (trx) => {
          const consignment = await findConsignmentByCode(trx, carrier, line.tracking);
          const bill = consignment && (await lockBill(trx, { id: consignment.billId }));
          // Of an attempt that failed nothing was collected, whoever delivered afterwards.
          const outcome = consignment?.endedAt ? 'not-delivered' : outcomeOf(bill, line.amount);
          if (bill && outcome === 'settled') await settleLockedCod(deps, trx, bill, { by, reference, amount: line.amount });
          await keep(deps, trx, { carrier, reference, line, outcome, bill, by });
          return { ...line, outcome, bill: bill?.code, expected: bill?.total };
        }),
      );
    return answers;
  };

function outcomeOf(bill: Bill | undefined, amount: number): CodOutcome {
  if (!bill) return 'unknown';
  if (!bill.isCod) return 'not-collected';
  if (bill.paidAt) return 'settled-before';
  if (bill.state !== 'COMPLETED') return 'not-delivered';
  return amount === bill.total ? 'settled' : 'amount-differs';
}

interface Kept {
  readonly carrier: CarrierName;
  readonly reference: string;
  readonly line: CodReportLine;
  readonly outcome: CodOutcome;
  readonly bill: Bill | undefined;
  readonly by: Staff;
}

const keep = (deps: BillingDeps, trx: Trx, { carrier, reference, line, outcome, bill, by }: Kept): Promise<void> =>
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
