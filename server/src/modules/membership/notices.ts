import { say, type SaidNotice } from '@hako/contract/notices/say';

/** What customers read about levels and plans. */
export type Notice = SaidNotice;

/** Messages that the mobile client and the specification compare. */
export const ACTIVATED_MESSAGE = 'Kích hoạt VIP thành công';
export const CANCELLED_MESSAGE =
  'Đã hủy gói VIP. Tiền của những ngày chưa dùng đã được hoàn vào ví.';

export const paidLabel = (plan: string): string => `Mua gói ${plan}`;
export const refundLabel = (plan: string): string => `Hoàn gói ${plan} chưa dùng`;

export const noticeOf = {
  ended: (plan: string): Notice => say('plan-ended', { plan }),
  risen: (level: string): Notice => say('level-risen', { level }),
} as const;
