import { dongText } from '../../kernel/wording.ts';
import type { Complaint } from './rules/complaint.ts';

/** What a customer is told about a complaint. Vietnamese; one place, so that it can be reviewed. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

export const noticeOf = {
  answered: ({ code }: Complaint): Notice => ({
    title: 'Hako đã trả lời khiếu nại của bạn',
    body: `Khiếu nại ${code} có tin nhắn mới từ nhân viên.`,
  }),
  resolved: ({ code, outcome, refund }: Complaint): Notice => ({
    title: 'Khiếu nại đã được giải quyết',
    body: `${code}: ${outcome ?? ''}${refund > 0 ? ` ${dongText(refund)} ₫ đã được hoàn vào ví.` : ''}`,
  }),
  rejected: ({ code, outcome }: Complaint): Notice => ({
    title: 'Khiếu nại không được chấp nhận',
    body: `${code}: ${outcome ?? ''}`,
  }),
} as const;

/** How the customer's own words are signed in the talk, and the desk's when nobody is known by name. */
export const SIGNATURES = { customer: 'Bạn', staff: 'Hako' } as const;

export const saleChangeNotice = (
  taker: { readonly fullName: string } | undefined,
  answer: string | undefined,
): Notice => ({
  title: taker ? 'Bạn có nhân viên phụ trách mới' : 'Về yêu cầu đổi nhân viên phụ trách',
  body: taker ? `${taker.fullName} sẽ chăm sóc bạn từ bây giờ.` : (answer ?? ''),
});

/** What stands in a complaint that we open ourselves for a parcel that is gone. */
export const lostComplaint = (billCode: string, reason: string): string =>
  `Kiện của phiếu ${billCode} không tới được tay bạn: ${reason}. Hako mở khiếu nại này thay bạn để quyết định khoản đền bù.`;

export const refundLabel = ({ code, orderCode }: Complaint): string =>
  `Hoàn tiền theo khiếu nại ${code}, đơn ${orderCode ?? ''}`;
