/** What the catalogue says to people besides refusals. */
export const SEARCH_MESSAGES = {
  outage: {
    timeout: '{site} chưa trả lời kịp. Kết quả của các sàn khác vẫn đầy đủ.',
    unreachable: 'Không kết nối được với {site}. Kết quả của các sàn khác vẫn đầy đủ.',
    limited: '{site} đang giới hạn truy cập. Vui lòng thử lại sau ít phút.',
    blocked: '{site} đang tạm chặn truy cập tự động. Nhân viên của chúng tôi đã được báo.',
    broken: '{site} vừa thay đổi trang, chúng tôi chưa đọc được. Kết quả của các sàn khác vẫn đầy đủ.',
    failing: '{site} đang gặp sự cố. Vui lòng thử lại sau ít phút.',
  },
  warnings: {
    sellerReputation: 'Người bán có tỷ lệ đánh giá tốt {percent}%, dưới {threshold}%. Hãy cân nhắc kỹ trước khi mua.',
    sellerUnknown: 'Người bán chưa có đánh giá nào.',
    noPrice: 'Người bán chưa đặt giá cho sản phẩm này nên chưa thể mua.',
    shippingUnknown: 'Phí vận chuyển nội địa Nhật chưa được công bố; con số trong báo giá là ước tính.',
    earlyClosing: 'Người bán có thể kết thúc đấu giá sớm bất cứ lúc nào.',
    bidderRestricted: 'Người bán giới hạn người đấu giá; lượt đấu giá có thể bị từ chối.',
    noLongerOpen: 'Sản phẩm này không còn bán.',
    stale: 'Sàn đang không phản hồi. Thông tin dưới đây được đọc lúc {time}, có thể đã thay đổi.',
  },
  conditions: {
    new: 'Mới, chưa sử dụng',
    'like-new': 'Gần như chưa sử dụng',
    good: 'Không có vết xước, bẩn đáng kể',
    fair: 'Hơi xước, bẩn',
    poor: 'Có vết xước, bẩn',
    junk: 'Tình trạng kém tổng thể',
    unknown: 'Chưa rõ tình trạng',
  },
  bidLeading: 'Bạn đang giữ giá cao nhất',
} as const;
