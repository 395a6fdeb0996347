import type { Dong } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { dongText } from '../domain/dong-text.ts';
import type { TopUpDeps } from '../top-up-deps.ts';

/** Tells the customer that money arrived, in the app and on every open page, when the transaction commits. */
export async function tellCredited(
  { ledger, live, notifications }: Pick<TopUpDeps, 'ledger' | 'live' | 'notifications'>,
  trx: Trx,
  { customerId, amount, transferId }: { customerId: string; amount: Dong; transferId: string },
): Promise<void> {
  const { available, held } = await ledger.pursesOf(trx, customerId);
  await notifications.notify(trx, {
    customerId,
    kind: 'top_up',
    title: `Đã nạp ${dongText(amount)} đ vào ví`,
    body: `Số dư khả dụng hiện tại: ${dongText(available)} đ.`,
    link: '/account/wallet',
    facts: { amount, available },
    key: `top-up:${transferId}`,
  });
  await live.tell(trx, `customer:${customerId}`, { kind: 'wallet', reason: 'top-up', amount, available, held });
}
