import { dongText } from '../wallet/index.ts';
import type { Complaint } from './domain/complaint.ts';

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
    body: `${code}: ${outcome ?? ''}${refund > 0 ? ` ${dongText(refund)} đ đã được hoàn vào ví.` : ''}`,
  }),
  rejected: ({ code, outcome }: Complaint): Notice => ({ title: 'Khiếu nại không được chấp nhận', body: `${code}: ${outcome ?? ''}` }),
} as const;

export const refundLabel = ({ code, orderCode }: Complaint): string => `Hoàn tiền theo khiếu nại ${code}, đơn ${orderCode ?? ''}`;
