import { sql } from 'kysely';
import { newId } from '../../src/kernel/chance.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { type Person, PLANTED, type Sayings } from './planted-words.ts';

/** Transfers, holds and withdrawals. */
export async function plantMoney(
  db: Database,
  { customerId, fullName, phone, staffId }: Person,
  { now, words, told }: Sayings,
  orderId: string,
): Promise<void> {
  const withdrawalId = newId();
  const transferId = newId();
  await sql`insert into wallet_transfers (id, provider, account_number, provider_reference, bank_reference, direction, amount_vnd, content, transferred_at, received_at, raw,
    conflicting_raw, state, customer_id) values (${transferId}, 'sepay', '1', 'p-1', 'FT-P1', 'in', 5000, ${`${phone.replace('+84', '0')} QR ODN ${PLANTED.holder}`}, ${now}, ${now}, ${told}, ${told},
    'credited', ${customerId})`.execute(db);
  // It was nobody's when a colleague took it.
  await sql`insert into staff_audit (audit_id, actor, action, subject, reason, at)
    values (${newId()}, ${staffId}, 'work.assign', ${`work:transfer:${transferId}`}, ${words}, ${now})`.execute(
    db,
  );
  await sql`insert into wallet_claims (id, customer_id, amount_vnd, reference, note, state, transfer_id, created_at, settled_at)
    values (${newId()}, ${customerId}, 5000, ${PLANTED.holder}, ${words}, 'settled', ${newId()}, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into wallet_holds (cause_type, cause_id, customer_id, label, amount_vnd, captured_vnd, created_at, settled_at)
    values ('order', ${orderId}, ${customerId}, ${`Đơn của ${fullName}`}, 5, 5, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into withdrawals (id, code, customer_id, amount_vnd, status, note, reason, card_id, card_number, card_format, card_holder, card_bin, payable_from, approved_by, bank_reference, created_at)
    values (${withdrawalId}, 'PW-1', ${customerId}, 5000, 'paid', ${words}, ${words}, ${newId()}, ${PLANTED.card}, 'account', ${PLANTED.holder}, '970436', ${now}, ${staffId}, ${`CK ${PLANTED.holder}`}, ${now})`.execute(
    db,
  );
  await sql`insert into withdrawal_events (withdrawal_id, version, status, mover_id, reason, at) values (${withdrawalId}, 1, 'paid', ${staffId}, ${words}, ${now})`.execute(
    db,
  );
  await sql`insert into bank_cards (id, customer_id, number, holder, format, bin, is_primary, usable_from, created_at)
    values (${newId()}, ${customerId}, ${PLANTED.card}, ${PLANTED.holder}, 'account', '970436', true, ${now}, ${now})`.execute(
    db,
  );
}
/** What was typed by people, and what was looked at. */
export async function plantWords(
  db: Database,
  { customerId, fullName, staffId }: Person,
  { now, words, told }: Sayings,
): Promise<void> {
  const complaintId = newId();
  const offerId = newId();
  const bidId = newId();
  await sql`insert into complaints (id, code, customer_id, type, content, state, outcome, owner_id, due_at, created_at, updated_at)
    select ${complaintId}, 'PC-1', ${customerId}, code, ${words}, 'resolved', ${words}, ${staffId}, ${now}, ${now}, ${now} from complaint_types limit 1`.execute(
    db,
  );
  await sql`insert into complaint_messages (id, complaint_id, author, author_id, content, at)
    values (${newId()}, ${complaintId}, 'customer', ${customerId}, ${words}, ${now}), (${newId()}, ${complaintId}, 'staff', ${staffId}, ${words}, ${now})`.execute(
    db,
  );
  await sql`insert into offers (id, customer_id, site, code, title, url, listed_price_jpy, desired_price_jpy, is_auto_buy, ship_mode, note, status, reason, expires_at, created_at)
    values (${offerId}, ${customerId}, 'mercari', 'm1', 'x', 'x', 1000, 600, false, 'air', ${words}, 'cancelled', ${words}, ${now}, ${now})`.execute(
    db,
  );
  // Somebody had the request, said why, and gave it back; a colleague has it now.
  await sql`insert into staff_audit (audit_id, actor, action, subject, reason, at)
    values (${newId()}, ${staffId}, 'work.assign', ${`work:offer:${offerId}`}, ${words}, ${now})`.execute(
    db,
  );
  await sql`insert into desk_assignments (kind, subject, staff_id, given_by, given_at, reason)
    values ('offer', ${offerId}, ${staffId}, ${staffId}, ${now}, ${words})`.execute(db);
  await sql`insert into customer_notes (note_id, customer_id, author_id, text, at)
    values (${newId()}, ${customerId}, ${staffId}, ${words}, ${now})`.execute(db);
  await sql`insert into bid_receipts (bid_id, customer_id, at, kind, facts) values (${bidId}, ${customerId}, ${now}, 'placed', ${told})`.execute(
    db,
  );
  await sql`insert into feedbacks (id, customer_id, author_name, rating, content, written_at) values (${newId()}, ${customerId}, ${fullName}, 5, ${words}, ${now})`.execute(
    db,
  );
  await sql`insert into viewed_listings (customer_id, site_code, code, title, url, picture, viewed_at) values (${customerId}, 'auction', 'v1', ${words}, 'x', '', ${now})`.execute(
    db,
  );
}
/** The audit, kept answers and old addresses. */
export async function plantTraces(
  db: Database,
  { customerId, phone, email, staffId }: Person,
  { now, words, told }: Sayings,
): Promise<void> {
  await sql`insert into staff_audit (audit_id, actor, action, subject, reason, before, after, at)
    values (${newId()}, ${staffId}, 'customer.note', ${customerId}, ${words}, ${told}, ${told}, ${now}), (${newId()}, ${staffId}, 'transfer.settle', ${`transfer:${newId()}`}, null, null, ${JSON.stringify({ customerId, note: words, email })}, ${now})`.execute(
    db,
  );
  await sql`insert into idempotent_answers (caller, key, request_hash, process, status, reply) values (${customerId}, 'planted-key', 'x', 1, 200, ${told})`.execute(
    db,
  );
  await sql`insert into customer_addresses (address_id, customer_id, receiver, phone, line, province_code, province, commune, is_primary, created_at, updated_at, removed_at)
    values (${newId()}, ${customerId}, ${PLANTED.receiver}, ${phone}, ${PLANTED.removedLine}, '01', 'Hà Nội', 'x', false, ${now}, ${now}, ${now}),
           (${newId()}, ${customerId}, ${PLANTED.receiver}, ${phone}, ${PLANTED.line}, '01', 'Hà Nội', 'x', false, ${now}, ${now}, null)`.execute(
    db,
  );
}
