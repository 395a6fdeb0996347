import { type Selectable, sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import { countedPage } from '../../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** "I sent this and it did not arrive." */
export interface Claim {
  readonly id: string;
  readonly customerId: string;
  readonly amount: Dong;
  /** The bank's reference, as the customer reads it; may be empty. */
  readonly reference: string;
  readonly note: string;
  readonly state: 'open' | 'settled' | 'answered' | 'withdrawn';
  /** Of an answered one: what the customer reads. */
  readonly answer: string | undefined;
  readonly createdAt: Date;
}

export async function insertClaim(trx: Trx, claim: Claim): Promise<void> {
  await trx
    .insertInto('wallet_claims')
    .values({
      id: claim.id,
      customer_id: claim.customerId,
      amount_vnd: claim.amount,
      reference: claim.reference,
      note: claim.note,
      state: claim.state,
      created_at: claim.createdAt,
    })
    .execute();
}

export async function listClaimsOf(
  reader: Reader,
  customerId: string,
  size: number,
): Promise<Claim[]> {
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

/** All open ones, longest waiting first. */
export async function listWaitingClaims(
  reader: Reader,
  page: number,
  size: number,
): Promise<{ claims: Claim[]; total: number }> {
  const waiting = reader
    .selectFrom('wallet_claims')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('created_at')
    .orderBy('id');
  const { rows, total } = await countedPage(reader, waiting, { page, size });
  return { claims: rows.map(claimOf), total };
}

export async function countOpenClaims(trx: Trx, customerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('wallet_claims')
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

export async function lockClaim(trx: Trx, id: string): Promise<Claim | undefined> {
  const row = await trx
    .selectFrom('wallet_claims')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && claimOf(row);
}

/** Without an answer its customer took it back. */
export async function endClaim(
  trx: Trx,
  id: string,
  answer: string | undefined,
  at: Date,
): Promise<void> {
  const state = answer === undefined ? 'withdrawn' : 'answered';
  await trx
    .updateTable('wallet_claims')
    .set({ state, answer: answer ?? null, ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** The oldest open claim of this customer for this amount is answered by the transfer. */
export async function settleClaim(
  trx: Trx,
  customerId: string,
  amount: Dong,
  transferId: string,
  at: Date,
): Promise<void> {
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
  state: row.state as Claim['state'],
  answer: row.answer ?? undefined,
  createdAt: row.created_at,
});
