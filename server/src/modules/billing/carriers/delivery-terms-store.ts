import { sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** The owner's, from a day on (`2026-11-21`, in Vietnam). */
export interface DeliveryTerms {
  readonly validFrom: string;
  /** What another delivery costs the customer. */
  readonly redeliveryFee: Dong;
  /** After so many days without news a person asks the carrier. */
  readonly silentDays: number;
}

/** All that were ever set, the newest first. */
export async function listDeliveryTerms(reader: Reader): Promise<DeliveryTerms[]> {
  const rows = await reader
    .selectFrom('delivery_terms')
    .select([sql<string>`valid_from::text`.as('valid_from'), 'redelivery_fee_vnd', 'silent_days'])
    .orderBy('valid_from', 'desc')
    .execute();
  return rows.map((row) => ({
    validFrom: row.valid_from,
    redeliveryFee: dong(row.redelivery_fee_vnd),
    silentDays: row.silent_days,
  }));
}

/** Those of a day. */
export async function readDeliveryTerms(reader: Reader, day: string): Promise<DeliveryTerms> {
  const terms = (await listDeliveryTerms(reader)).find(({ validFrom }) => validFrom <= day);
  if (!terms) throw new Error(`no terms of delivery on ${day}`);
  return terms;
}

/** From a day on; the same day again replaces what was set for it. */
export async function saveDeliveryTerms(
  trx: Trx,
  { validFrom, redeliveryFee, silentDays }: DeliveryTerms,
): Promise<void> {
  const row = { redelivery_fee_vnd: redeliveryFee, silent_days: silentDays };
  await trx
    .insertInto('delivery_terms')
    .values({ valid_from: sql`${validFrom}::date`, ...row })
    .onConflict((conflict) => conflict.constraint('delivery_terms_pkey').doUpdateSet(row))
    .execute();
}
