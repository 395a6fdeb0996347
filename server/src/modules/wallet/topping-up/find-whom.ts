import { refuseUnless } from '../../../kernel/refusal.ts';
import type { TopUpDeps } from './top-up-deps.ts';

/**
 * Whom somebody at the desk means (whom a transfer names, `receiveTransfer` reads): by id, or by
 * verified phone in any spelling. Refusal `wallet.customer-not-found`.
 */
export async function findWhom(
  { db, customers }: Pick<TopUpDeps, 'db' | 'customers'>,
  { customer_id: id, phone }: { readonly customer_id?: string; readonly phone?: string },
): Promise<string> {
  if (id) return id;
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^(84|0)/, '');
  const customer = digits ? await customers.findByVerifiedPhone(db, `+84${digits}`) : undefined;
  refuseUnless(customer, 'wallet.customer-not-found');
  return customer.id;
}
