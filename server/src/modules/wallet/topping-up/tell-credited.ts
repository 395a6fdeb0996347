import type { Dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { creditedNotice } from '../notices.ts';
import type { TopUpDeps } from './top-up-deps.ts';

/** Tells the customer that money arrived, in the app and on every open page, when the transaction commits. */
export async function tellCredited(
  { ledger, live, notifications }: Pick<TopUpDeps, 'ledger' | 'live' | 'notifications'>,
  trx: Trx,
  { customerId, amount, transferId }: { customerId: string; amount: Dong; transferId: string },
): Promise<void> {
  const { available, held } = await ledger.pursesOf(trx, customerId);
  await notifications.notify(trx, creditedNotice(customerId, amount, available, transferId));
  await live.tell(trx, `customer:${customerId}`, {
    kind: 'wallet',
    reason: 'top-up',
    amount,
    available,
    held,
  });
}
