import { sql } from 'kysely';
import type { Dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { PayosLink } from '../banks/payos.ts';

/** A payment that a provider collects for a customer under a number of ours. */
export interface PaymentLink {
  readonly orderCode: number;
  readonly expiresAt: Date;
  readonly guide: PayosLink;
}

/** Reserves a number for a payment that is about to be asked for. */
export async function insertPaymentLink(
  reader: Reader,
  link: { customerId: string; amount: Dong; askedAt: Date; expiresAt: Date },
): Promise<number> {
  const { order_code } = await reader
    .insertInto('wallet_payment_links')
    .values({
      customer_id: link.customerId,
      amount_vnd: link.amount,
      state: 'asked',
      asked_at: link.askedAt,
      expires_at: link.expiresAt,
    })
    .returning('order_code')
    .executeTakeFirstOrThrow();
  return order_code;
}

/** What the provider answered; without a guide it refused. */
export async function answerPaymentLink(
  reader: Reader,
  orderCode: number,
  guide: PayosLink | undefined,
): Promise<void> {
  await reader
    .updateTable('wallet_payment_links')
    .set({ state: guide ? 'open' : 'refused', guide: guide ? JSON.stringify(guide) : null })
    .where('order_code', '=', orderCode)
    .execute();
}

/** Those that could still be paid at `validAt` and that nothing was paid on, the latest first. */
export const unpaidLinks = (reader: Reader, amounts: readonly number[], validAt: Date) =>
  reader
    .selectFrom('wallet_payment_links as l')
    .where('amount_vnd', 'in', [...amounts])
    .where('state', '=', 'open')
    .where('expires_at', '>', validAt)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('wallet_transfers as t')
            .select(sql`1`.as('one'))
            .whereRef('t.order_code', '=', 'l.order_code'),
        ),
      ),
    )
    .orderBy('expires_at', 'desc');

/** One that can still be paid for a while and that nothing was paid on, so that typing the same amount again asks nobody. */
export async function findOpenPaymentLink(
  reader: Reader,
  customerId: string,
  amount: Dong,
  validAt: Date,
): Promise<PaymentLink | undefined> {
  const row = await unpaidLinks(reader, [amount], validAt)
    .select(['order_code', 'expires_at', 'guide'])
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      orderCode: row.order_code,
      expiresAt: row.expires_at,
      guide: row.guide as unknown as PayosLink,
    }
  );
}

/** Whose payment a number stands for, also when it is paid late. */
export async function findCustomerOfLink(trx: Trx, orderCode: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('wallet_payment_links')
    .select('customer_id')
    .where('order_code', '=', orderCode)
    .executeTakeFirst();
  return row?.customer_id;
}
