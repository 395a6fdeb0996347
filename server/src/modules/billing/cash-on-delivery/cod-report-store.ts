import { sql } from 'kysely';
import type { Dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';

interface ReportLine {
  readonly carrier: string;
  readonly reference: string;
  readonly carrierCode: string;
  readonly amount: Dong;
  readonly billId: string | undefined;
  readonly outcome: string;
  readonly bookedBy: string;
  readonly bookedAt: Date;
}

/** What a report said of one parcel; read again, it says what it came to now, but what it settled stays. */
export async function insertReportLine(trx: Trx, line: ReportLine): Promise<void> {
  const { amount, outcome, bookedAt } = line;
  await trx
    .insertInto('cod_report_lines')
    .values({
      carrier: line.carrier,
      reference: line.reference,
      carrier_code: line.carrierCode,
      amount_vnd: amount,
      bill_id: line.billId ?? null,
      outcome,
      booked_by: line.bookedBy,
      booked_at: bookedAt,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('cod_report_lines_pkey')
        .doUpdateSet({
          amount_vnd: amount,
          bill_id: line.billId ?? null,
          outcome,
          booked_by: line.bookedBy,
          booked_at: bookedAt,
        })
        .where('cod_report_lines.outcome', '<>', 'settled'),
    )
    .execute();
}

/** What each carrier was handed to collect, has delivered, and has not brought yet, also the rest of what it brought in part, đồng; whoever owes longest first. */
export async function sumOwedByCarrier(
  reader: Reader,
): Promise<{ carrier: string; count: number; owed: number; since: Date }[]> {
  return reader
    .selectFrom('bills as b')
    .innerJoin('consignments as c', 'c.bill_id', 'b.id')
    .innerJoin('bill_cods as d', 'd.bill_id', 'b.id')
    .select([
      'c.carrier',
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(d.amount_vnd - coalesce(d.brought_vnd, 0))::bigint`.as('owed'),
      sql<Date>`min(b.moved_at)`.as('since'),
    ])
    .where('c.ended_at', 'is', null)
    .where('b.is_cod', '=', true)
    .where((where) =>
      where.or([
        where('b.paid_at', 'is', null),
        where('d.brought_vnd', '<', where.ref('d.amount_vnd')),
      ]),
    )
    .where('b.state', '=', 'COMPLETED')
    .groupBy('c.carrier')
    .orderBy('since')
    .execute();
}
