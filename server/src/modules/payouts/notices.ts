import { say, type SaidNotice } from '@hako/contract/notices/say';
import { dongText } from '../../kernel/wording.ts';
import type { CardFacts } from './rules/bank-card.ts';
import type { Withdrawal } from './rules/withdrawal.ts';

/** What a customer is told about money that leaves, and what its wallet lines say. */
export type Notice = SaidNotice;

const where = ({ card }: Withdrawal): string => `tài khoản đuôi ${card.number.slice(-4)}`;

export const holdLabel = (withdrawal: Withdrawal): string => `Giữ tiền chờ rút ${withdrawal.code}`;
export const paidLabel = (withdrawal: Withdrawal): string =>
  `Rút tiền ${withdrawal.code} về ${where(withdrawal)}, mã ${withdrawal.bankReference ?? ''}`;

export const RELEASE_REASONS = {
  cancelled: 'Bạn đã hủy yêu cầu rút tiền',
  rejected: 'Yêu cầu rút tiền bị từ chối',
  stopped: 'Tài khoản nhận tiền đã bị dừng theo yêu cầu của bạn',
} as const;

export const newCardNotice = ({ number }: Pick<CardFacts, 'number'>): Notice =>
  say('payout-new-account', { tail: number.slice(-4) });

export const noticeOf = {
  approved: (withdrawal: Withdrawal): Notice =>
    say('payout-approved', { amount: dongText(withdrawal.amount), account: where(withdrawal) }),
  paid: (withdrawal: Withdrawal): Notice =>
    say('payout-paid', {
      amount: dongText(withdrawal.amount),
      account: where(withdrawal),
      reference: withdrawal.bankReference ?? '',
    }),
  rejected: (withdrawal: Withdrawal): Notice =>
    say('payout-rejected', {
      amount: dongText(withdrawal.amount),
      why: withdrawal.reason ?? '',
    }),
} as const;
