/** What customers read about levels and plans. Vietnamese; one place, so that it can be reviewed. */
export interface Notice {
  readonly title: string;
  readonly body: string;
}

/** Messages that the mobile client and the specification compare. */
export const ACTIVATED_MESSAGE = 'Kích hoạt VIP thành công';
export const CANCELLED_MESSAGE =
  'Đã hủy gói VIP. Tiền của những ngày chưa dùng đã được hoàn vào ví.';

export const paidLabel = (plan: string): string => `Mua gói ${plan}`;
export const refundLabel = (plan: string): string => `Hoàn gói ${plan} chưa dùng`;

export const noticeOf = {
  ended: (plan: string): Notice => ({
    title: `Gói ${plan} đã hết hạn`,
    body: 'Bạn có thể gia hạn bất cứ lúc nào; hạng theo chi tiêu của bạn vẫn được giữ.',
  }),
  risen: (level: string): Notice => ({
    title: `Bạn đã lên hạng ${level}`,
    body: 'Cảm ơn bạn đã tin Hako. Quyền lợi mới áp dụng ngay cho đơn tiếp theo.',
  }),
} as const;
