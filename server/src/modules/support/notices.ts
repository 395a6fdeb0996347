import { say, type SaidNotice } from '@hako/contract/notices/say';
import { dongText } from '../../kernel/wording.ts';
import type { Complaint } from './rules/complaint.ts';

/** What a customer is told about a complaint. */
export type Notice = SaidNotice;

export const noticeOf = {
  answered: ({ code: complaint }: Complaint): Notice => say('complaint-answered', { complaint }),
  resolved: ({ code: complaint, outcome, refund }: Complaint): Notice =>
    say('complaint-resolved', {
      complaint,
      outcome: outcome ?? '',
      money: refund > 0 ? `${dongText(refund)} ₫ đã được hoàn vào ví.` : '',
    }),
  rejected: ({ code: complaint, outcome }: Complaint): Notice =>
    say('complaint-rejected', { complaint, outcome: outcome ?? '' }),
} as const;

/** How the customer's own words are signed in the talk, and the desk's when nobody is known by name. */
export const SIGNATURES = { customer: 'Bạn', staff: 'Hako' } as const;

export const saleChangeNotice = (
  taker: { readonly fullName: string } | undefined,
  answer: string | undefined,
): Notice =>
  taker
    ? say('sales-changed', { staff: taker.fullName })
    : say('sales-kept', { answer: answer ?? '' });

/** What stands in a complaint that we open ourselves for a parcel that is gone. */
export const lostComplaint = (billCode: string, reason: string): string =>
  `Kiện của phiếu ${billCode} không tới được tay bạn: ${reason}. Hako mở khiếu nại này thay bạn để quyết định khoản đền bù.`;

export const refundLabel = ({ code, orderCode }: Complaint): string =>
  `Hoàn tiền theo khiếu nại ${code}, đơn ${orderCode ?? ''}`;
