import { dongText } from '../../kernel/wording.ts';
import type { CardFacts } from './rules/bank-card.ts';
import type { Withdrawal } from './rules/withdrawal.ts';

/** What a customer is told about money that leaves, and what its wallet lines say. Vietnamese; one place, so that it can be reviewed. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

const where = ({ card }: Withdrawal): string => `tài khoản đuôi ${card.number.slice(-4)}`;

export const holdLabel = (withdrawal: Withdrawal): string => `Giữ tiền chờ rút ${withdrawal.code}`;
export const paidLabel = (withdrawal: Withdrawal): string =>
  `Rút tiền ${withdrawal.code} về ${where(withdrawal)}, mã ${withdrawal.bankReference ?? ''}`;

export const RELEASE_REASONS = {
  cancelled: 'Bạn đã hủy yêu cầu rút tiền',
  rejected: 'Yêu cầu rút tiền bị từ chối',
  stopped: 'Tài khoản nhận tiền đã bị dừng theo yêu cầu của bạn',
} as const;

export const newCardNotice = ({ number }: Pick<CardFacts, 'number'>): Notice => ({
  title: 'Tài khoản nhận tiền mới',
  body: `Tài khoản đuôi ${number.slice(-4)} vừa được lưu để nhận tiền rút. Nếu không phải bạn, hãy đổi mật khẩu và gọi cho Hako ngay.`,
});

export const noticeOf = {
  approved: (withdrawal: Withdrawal): Notice => ({
    title: 'Yêu cầu rút tiền đã được duyệt',
    body: `${dongText(withdrawal.amount)} ₫ sẽ được chuyển về ${where(withdrawal)}.`,
  }),
  paid: (withdrawal: Withdrawal): Notice => ({
    title: 'Đã chuyển tiền rút',
    body: `${dongText(withdrawal.amount)} ₫ đã được chuyển về ${where(withdrawal)}, mã giao dịch ${withdrawal.bankReference ?? ''}.`,
  }),
  rejected: (withdrawal: Withdrawal): Notice => ({
    title: 'Yêu cầu rút tiền bị từ chối',
    body: `${withdrawal.reason ?? ''}. ${dongText(withdrawal.amount)} ₫ đã được trả lại số dư khả dụng.`,
  }),
} as const;
