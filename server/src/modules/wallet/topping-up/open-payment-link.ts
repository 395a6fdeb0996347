import type { Dong } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { askPayos, type PayosCredentials } from '../banks/payos.ts';
import { transferContent } from './rules/transfer-content.ts';
import {
  answerPaymentLink,
  findOpenPaymentLink,
  insertPaymentLink,
  type PaymentLink,
} from './payment-link-store.ts';
import type { TopUpDeps } from './top-up-deps.ts';

const OPEN_FOR_MS = 30 * 60_000;
/** An open one is shown again while there is time to scan it. */
const LEFT_AT_LEAST_MS = 5 * 60_000;

export interface PayosDoor {
  readonly client: Parameters<typeof askPayos>[0];
  readonly credentials: PayosCredentials;
}

export interface PaymentLinkAsked {
  readonly customerId: string;
  readonly amount: Dong;
}

/**
 * A payment of this amount that payOS collects and reports under our number: the wallet knows whose it is whatever the transfer says.
 * Refuses `wallet.no-payment-link` where it is not set up or does not answer (a number that was asked in vain stays unused).
 */
export async function openPaymentLink(
  { db, clock, config, customers }: Pick<TopUpDeps, 'db' | 'clock' | 'config' | 'customers'>,
  door: PayosDoor | undefined,
  { customerId, amount }: PaymentLinkAsked,
): Promise<PaymentLink> {
  refuseUnless(door, 'wallet.no-payment-link');
  const phone = (await customers.find(db, customerId))?.phone;
  refuseUnless(phone, 'wallet.no-verified-phone');
  const now = clock.now();
  const open = await findOpenPaymentLink(
    db,
    customerId,
    amount,
    new Date(now.getTime() + LEFT_AT_LEAST_MS),
  );
  if (open) return open;
  const expiresAt = new Date(now.getTime() + OPEN_FOR_MS);
  const orderCode = await insertPaymentLink(db, { customerId, amount, askedAt: now, expiresAt });
  const guide = await askPayos(door.client, door.credentials, {
    orderCode,
    amount,
    content: transferContent(phone, true),
    returnUrl: `${config.publicUrl}/account/wallet`,
    expiresAt,
  }).catch((error: unknown) => {
    if (error instanceof Outage) throw new Refusal('wallet.no-payment-link');
    throw error;
  });
  await answerPaymentLink(db, orderCode, guide);
  refuseUnless(guide, 'wallet.no-payment-link');
  return { orderCode, expiresAt, guide };
}
