import { inTransaction } from '../platform/database/transaction.ts';
import { newId } from '../kernel/chance.ts';
import { insertFeedback, listFeedbacks, updateFeedback } from '../modules/content/index.ts';
import type { Platform } from '../platform/platform.ts';

const SAID = [
  {
    rating: 5,
    subject: 'Nikon FM2',
    content:
      'Tổng về tới nhà hiện ngay từ lúc tìm, lúc nhận hàng chênh chưa tới 2%. Máy được bọc rất kỹ.',
  },
  {
    rating: 4,
    subject: 'Figure Bandai',
    content: 'Săn phút chót thắng được, biên nhận ghi rõ từng giây. Giao hơi chậm vì gộp kiện.',
  },
] as const;

/** What the demo customer said of us, read and shown; skipped when anything is shown already. */
export async function seedDemoFeedbacks(
  { db, clock }: Platform,
  by: { readonly customerId: string; readonly staffId: string },
): Promise<void> {
  if ((await listFeedbacks(db, 'shown', 1, 1)).total > 0) return;
  for (const said of SAID) {
    const id = newId(clock.now().getTime());
    await insertFeedback(db, {
      id,
      customer_id: by.customerId,
      author_name: 'An',
      written_at: clock.now(),
      ...said,
    });
    await inTransaction(db, (trx) =>
      updateFeedback(trx, {
        id,
        state: 'shown',
        answer: undefined,
        by: by.staffId,
        at: clock.now(),
      }),
    );
  }
}
