/** Why an order that was bought comes to nothing: what the desk chooses from, and what its customer reads. */
export const FALL_THROUGH_REASONS = {
  'seller-cancelled': 'Người bán đã hủy giao dịch.',
  'seller-silent': 'Người bán không gửi hàng.',
  'lost-in-japan': 'Hàng bị thất lạc tại Nhật.',
  'lost-on-the-way': 'Hàng bị thất lạc trên đường về Việt Nam.',
  seized: 'Hải quan giữ lại hàng, không cho thông quan.',
  'not-allowed': 'Hàng không được phép vận chuyển về Việt Nam.',
  damaged: 'Hàng bị hỏng trước khi tới tay bạn.',
} as const;
export type FallThroughReason = keyof typeof FALL_THROUGH_REASONS;
