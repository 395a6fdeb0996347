import type { Selectable } from 'kysely';
import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** "I sent this and it did not arrive." */
export interface Claim {
  readonly id: string;
  readonly customerId: string;
  readonly amount: Dong;
  /** The bank's reference, as the customer reads it; may be empty. */
  readonly reference: string;
  readonly note: string;
  readonly isSettled: boolean;
  readonly createdAt: Date;
}

export async function insertClaim(trx: Trx, claim: Omit<Claim, 'isSettled'>): Promise<void> {
  await trx
    .insertInto('wallet_claims')
    .values({
      id: claim.id,
      customer_id: claim.customerId,
      amount_vnd: claim.amount,
      reference: claim.reference,
      note: claim.note,
      state: 'open',
      created_at: claim.createdAt,
    })
    .execute();
}

export async function listClaimsOf(reader: Reader, customerId: string, size: number): Promise<Claim[]> {
  const rows = await reader
    .selectFrom('wallet_claims')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(size)
    .execute();
  return rows.map(claimOf);
}

/** Open claims for one of these amounts, oldest first. */
export async function listOpenClaims(reader: Reader, amounts: readonly number[]): Promise<Claim[]> {
  if (amounts.length === 0) return [];
  const rows = await reader
    .selectFrom('wallet_claims')
    .selectAll()
    .where('state', '=', 'open')
    .where('amount_vnd', 'in', [...amounts])
    .orderBy('created_at')
    .execute();
  return rows.map(claimOf);
}

/** The oldest open claim of this customer for this amount is answered by the transfer. */
export async function settleClaim(trx: Trx, customerId: string, amount: Dong, transferId: string, at: Date): Promise<void> {
  await trx
    .updateTable('wallet_claims')
    .set({ state: 'settled', transfer_id: transferId, settled_at: at })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('wallet_claims')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('amount_vnd', '=', amount)
        .where('state', '=', 'open')
        .orderBy('created_at')
        .limit(1),
    )
    .execute();
}

const claimOf = (row: Selectable<Tables['wallet_claims']>): Claim => ({
  id: row.id,
  customerId: row.customer_id,
  amount: dong(row.amount_vnd),
  reference: row.reference,
  note: row.note,
  isSettled: row.state === 'settled',
  createdAt: row.created_at,
});
