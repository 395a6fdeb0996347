import { lockName } from '../../../platform/database/lock.ts';
import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CardFacts, CardFormat } from '../rules/bank-card.ts';

export interface Card extends CardFacts {
  readonly id: string;
  readonly customerId: string;
  readonly isPrimary: boolean;
  readonly usableFrom: Date;
}

export interface PayoutSettings {
  readonly minimum: number;
  readonly coolDownHours: number;
  readonly openRequests: number;
}

/** The primary one first, then the newest. */
export async function listCards(reader: Reader, customerId: string): Promise<Card[]> {
  const rows = await kept(reader, customerId)
    .selectAll()
    .orderBy('is_primary', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(cardOf);
}

/** All of a customer under lock: so that races neither make two primary ones nor one too many. */
export async function lockCards(trx: Trx, customerId: string): Promise<Card[]> {
  // Rows cannot be locked before there are any.
  await lockName(trx, `payouts:${customerId}`);
  return listCards(trx, customerId);
}

export async function insertCard(trx: Trx, card: Card, at: Date): Promise<void> {
  await trx
    .insertInto('bank_cards')
    .values({
      id: card.id,
      customer_id: card.customerId,
      number: card.number,
      holder: card.holder,
      format: card.format,
      bin: card.bin,
      branch: card.branch,
      is_primary: card.isPrimary,
      usable_from: card.usableFrom,
      created_at: at,
    })
    .execute();
}

export async function updateCard(trx: Trx, card: Card): Promise<void> {
  const { number, holder, format, bin, branch, usableFrom } = card;
  await trx
    .updateTable('bank_cards')
    .set({ number, holder, format, bin, branch, usable_from: usableFrom })
    .where('id', '=', card.id)
    .execute();
}

/** Exactly this one is the primary one afterwards. */
export async function updatePrimary(trx: Trx, customerId: string, id: string): Promise<void> {
  await trx
    .updateTable('bank_cards')
    .set({ is_primary: false })
    .where('customer_id', '=', customerId)
    .where('is_primary', '=', true)
    .execute();
  await trx.updateTable('bank_cards').set({ is_primary: true }).where('id', '=', id).execute();
}

/** Kept for the withdrawals that went there, but nobody's any more. */
export async function dropCard(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('bank_cards')
    .set({ removed_at: at, is_primary: false })
    .where('id', '=', id)
    .execute();
}

export async function readSettings(reader: Reader): Promise<PayoutSettings> {
  const row = await reader.selectFrom('payout_settings').selectAll().executeTakeFirstOrThrow();
  return {
    minimum: row.minimum_vnd,
    coolDownHours: row.cool_down_hours,
    openRequests: row.open_requests,
  };
}

const kept = (reader: Reader, customerId: string) =>
  reader
    .selectFrom('bank_cards')
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null);

const cardOf = (row: Selectable<Tables['bank_cards']>): Card => ({
  id: row.id,
  customerId: row.customer_id,
  number: row.number,
  holder: row.holder,
  format: row.format as CardFormat,
  bin: row.bin,
  branch: row.branch,
  isPrimary: row.is_primary,
  usableFrom: row.usable_from,
});
