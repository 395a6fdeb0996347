/** What is said beside a typical price. */
export const TYPICAL_PRICE_MESSAGES = {
  enough:
    'Theo {count} món tương tự đã bán trong {days} ngày qua. Chưa gồm phí vận chuyển nội địa Nhật nếu người mua trả.',
  tooFew:
    'Mới có {count} món tương tự đã bán trong {days} ngày qua, chưa đủ {least} món để nói giá thường bán.',
  notComparable: 'Tên sản phẩm chưa đủ rõ (thiếu hãng hoặc mã) để so với các món đã bán.',
  partial: '{site} chưa phản hồi; số liệu dưới đây có thể thiếu.',
  classes: {
    new: 'Mới',
    used: 'Đã qua sử dụng',
    poor: 'Cũ nhiều, hỏng hoặc lấy linh kiện',
    unknown: 'Chưa rõ tình trạng',
  },
} as const;
