import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';
import { type Selectable, sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Buyer } from '../invoice.ts';
import type { Einvoice } from './einvoice.ts';

const toEinvoice = (row: Selectable<Tables['einvoices']>): Einvoice => ({
  invoiceId: row.invoice_id,
  customerId: row.customer_id,
  key: row.key,
  state: row.state as EinvoiceState,
  refusalCode: row.refusal_code ?? undefined,
  words: row.words ?? undefined,
  isKeySpent: row.is_key_spent,
  providerNumber: row.provider_number ?? undefined,
  taxAuthorityCode: row.tax_authority_code ?? undefined,
  askedAt: row.asked_at,
  sentAt: row.sent_at ?? undefined,
  filedAt: row.filed_at ?? undefined,
  wantedBuyer: (row.wanted_buyer as Buyer | null) ?? undefined,
});

export async function insertEinvoice(
  trx: Trx,
  {
    invoiceId,
    customerId,
    key,
    at,
  }: Record<'invoiceId' | 'customerId' | 'key', string> & { at: Date },
): Promise<void> {
  await trx
    .insertInto('einvoices')
    .values({
      invoice_id: invoiceId,
      customer_id: customerId,
      key,
      state: 'waiting',
      asked_at: at,
      moved_at: at,
    })
    .execute();
}

export async function findEinvoice(
  reader: Reader,
  invoiceId: string,
): Promise<Einvoice | undefined> {
  const row = await reader
    .selectFrom('einvoices')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row && toEinvoice(row);
}

export async function listEinvoices(
  reader: Reader,
  invoiceIds: readonly string[],
): Promise<Einvoice[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await reader
    .selectFrom('einvoices')
    .selectAll()
    .where('invoice_id', 'in', invoiceIds)
    .execute();
  return rows.map(toEinvoice);
}

export async function lockEinvoice(trx: Trx, invoiceId: string): Promise<Einvoice | undefined> {
  const row = await trx
    .selectFrom('einvoices')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
  return row && toEinvoice(row);
}

/** From here on the provider may have it. */
export async function markSent(trx: Trx, invoiceId: string, at: Date): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({ state: 'sent', sent_at: at, moved_at: at, wanted_buyer: null })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

export async function markIssued(
  trx: Trx,
  invoiceId: string,
  given: { readonly providerNumber: string; readonly taxAuthorityCode?: string | undefined },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({
      state: 'issued',
      provider_number: given.providerNumber,
      tax_authority_code: given.taxAuthorityCode ?? null,
      refusal_code: null,
      words: null,
      wanted_buyer: null,
      moved_at: at,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

export async function markRefused(
  trx: Trx,
  invoiceId: string,
  said: { readonly code: string; readonly words: string; readonly isKeySpent: boolean },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({
      state: 'refused',
      refusal_code: said.code,
      words: said.words,
      is_key_spent: said.isKeySpent,
      moved_at: at,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Waits again, under another key when the one before is used up. */
export async function markWaiting(
  trx: Trx,
  invoiceId: string,
  key: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({
      state: 'waiting',
      key,
      // Nobody was told another key.
      sent_at: sql<Date | null>`case when key = ${key}::uuid then sent_at end`,
      is_key_spent: false,
      refusal_code: null,
      words: null,
      moved_at: at,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Nothing comes after it but the news that it was issued all the same. */
export async function markWithdrawn(
  trx: Trx,
  invoiceId: string,
  reason: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({
      state: 'withdrawn',
      refusal_code: null,
      words: reason,
      wanted_buyer: null,
      moved_at: at,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Who it is to be for once the provider has nothing under its key. */
export async function updateWantedBuyer(
  trx: Trx,
  invoiceId: string,
  { before, wanted }: Record<'before' | 'wanted', Buyer>,
): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({
      wanted_buyer: JSON.stringify(wanted),
      named_buyers: sql<string>`named_buyers || ${JSON.stringify([before, wanted])}::jsonb`,
    })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** What keeps it from being issued or filed just now, for whoever looks. */
export async function noteTrouble(reader: Reader, invoiceId: string, words: string): Promise<void> {
  await reader
    .updateTable('einvoices')
    .set({ words })
    .where('invoice_id', '=', invoiceId)
    .where('state', 'in', ['waiting', 'sent', 'issued'])
    .where('filed_at', 'is', null)
    .execute();
}

/** PDF and XML lie on the shelf under its key. */
export async function markFiled(
  reader: Reader,
  invoiceId: string,
  signedTotal: number,
  at: Date,
): Promise<void> {
  await reader
    .updateTable('einvoices')
    .set({ filed_at: at, signed_total_vnd: signedTotal, words: null })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** A file is gone from the shelf: both are to be fetched again. */
export async function markUnfiled(trx: Trx, invoiceId: string, at: Date): Promise<void> {
  await trx
    .updateTable('einvoices')
    .set({ filed_at: null, moved_at: at })
    .where('invoice_id', '=', invoiceId)
    .execute();
}
