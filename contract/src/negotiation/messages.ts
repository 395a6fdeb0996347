/** What people read about asking a seller for a lower price. */
export const NEGOTIATION_MESSAGES = {
  sent: 'Gửi yêu cầu thương lượng giá thành công!',
  updated: 'Cập nhật thành công!',
  givenUp: 'Đã hủy. Tiền tạm giữ (nếu có) đã được trả lại ví.',
  statuses: {
    waiting: 'Chờ nhân viên gửi',
    sent: 'Đã gửi, chờ người bán',
    accepted: 'Người bán đồng ý',
    bought: 'Đã mua',
    cancelled: 'Đã hủy',
    expired: 'Hết hạn',
  },
  obstacles: {
    'not-offerable-site': 'Chỉ có thể thương lượng giá với người bán trên Mercari.',
    'shop-item': 'Cửa hàng Mercari Shops không nhận thương lượng giá.',
    auction: 'Sản phẩm đấu giá không nhận thương lượng giá; hãy đặt giá tối đa của bạn.',
    'not-open': 'Sản phẩm đã bán hoặc không còn trên sàn.',
    'no-price': 'Người bán chưa đặt giá cho sản phẩm này.',
    'seller-takes-none': 'Người bán này không nhận thương lượng giá.',
    'price-too-small':
      'Sản phẩm quá rẻ để thương lượng: giá đề nghị phải trên ¥300 và ít nhất một nửa giá bán.',
    'under-floor': 'Giá đề nghị thấp nhất là ¥{minimum} (ít nhất một nửa giá bán và trên ¥300).',
    'not-below-price': 'Giá đề nghị phải thấp hơn giá bán ¥{price}.',
    'open-already': 'Bạn đang có một yêu cầu thương lượng cho sản phẩm này.',
    'too-many-open':
      'Bạn đã đạt số yêu cầu tối đa cùng lúc. Hãy chờ một yêu cầu xong hoặc hủy bớt.',
  },
} as const;

export type OfferObstacle = keyof typeof NEGOTIATION_MESSAGES.obstacles;
