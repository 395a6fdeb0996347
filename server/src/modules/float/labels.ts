import type { Approval } from '../approvals/index.ts';
import { DONE } from '../../platform/http/route.ts';
import type { BookedBy } from './deps.ts';
import { dongText, yenText } from '../../kernel/wording.ts';

/** What the second person sees before yen move. */
export const FLOAT_FACTS = {
  account: 'Tài khoản',
  to: 'Sang tài khoản',
  yen: 'Số yên',
  rate: 'Đồng cho một yên, gồm phí',
  fee: 'Phí',
  cost: 'Giá vốn',
  now: 'Đang có',
  after: 'Sau khi ghi',
  day: 'Ngày trên sao kê',
  words: 'Sao kê ghi',
  kind: 'Loại khoản',
  order: 'Đơn',
  before: 'Đã ghi trước đó',
  charged: 'Sàn đã thu tất cả',
  difference: 'Chênh lệch ghi sổ',
  refunded: 'Người bán trả lại',
  bookedBy: 'Người ghi',
  bookedWhy: 'Lý do khi ghi',
} as const;

/** What the journal says of a movement of our yen. */
export const MEMOS = {
  opening: (name: string) => `Số dư ban đầu: ${name}`,
  funding: (name: string) => `Nạp yên: ${name}`,
  fundingFee: (name: string) => `Phí nạp yên: ${name}`,
  fee: (name: string) => `Phí: ${name}`,
  charge: (name: string) => `Khoản chưa rõ trên sao kê: ${name}`,
  undone: (kind: string, name: string) => `Hoàn bút toán ${kind}: ${name}`,
} as const;

/** What an account says of a movement that nobody gave a reason for. */
export const NOTES = { agreed: 'Phí ship nội địa và thuế trong mức khách đã đồng ý' } as const;

export const dongFact = (amount: number): string => `${dongText(amount)} ₫`;

/** The part of a line that nobody could read. */
export const LINE_PARTS = { day: 'ngày', amount: 'số tiền' } as const;

/** `-¥1,234` */
export const signedYen = (amount: number): string =>
  amount < 0 ? `-${yenText(-amount)}` : yenText(amount);

/** The two names in which an approved act is booked. */
export const approvedBy = ({
  id,
  reason,
  proposedBy,
  decidedBy,
}: Approval & { readonly decidedBy: string }): BookedBy => ({
  reason,
  by: proposedBy,
  approval: { id, by: decidedBy },
});

/** What a caller is told of an act that may wait for a second person. */
export const settled = (isDone: boolean) => ({ ...DONE, is_done: isDone });
