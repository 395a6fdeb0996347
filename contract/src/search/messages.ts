/** What the catalogue says to people besides refusals. */
export const SEARCH_MESSAGES = {
  outage: {
    timeout: '{site} chưa phản hồi kịp. Kết quả của các sàn khác vẫn đầy đủ.',
    unreachable: 'Không kết nối được với {site}. Kết quả của các sàn khác vẫn đầy đủ.',
    limited: '{site} đang giới hạn truy cập. Vui lòng thử lại sau ít phút.',
    blocked: '{site} đang tạm chặn truy cập tự động. Nhân viên của Hako đã được báo.',
    broken:
      '{site} vừa đổi giao diện nên Hako chưa lấy được kết quả. Kết quả của các sàn khác vẫn đầy đủ.',
    failing: '{site} đang gặp sự cố. Vui lòng thử lại sau ít phút.',
  },
  kept: '{site} chưa phản hồi. Đang hiện kết quả từ {age} trước, giá có thể đã thay đổi.',
  seconds: '{count} giây',
  minutes: '{count} phút',
  restart: 'Danh sách bạn đang xem đã hết hạn nên được tìm lại từ đầu; thứ tự có thể khác trước.',
  warnings: {
    sellerReputation:
      'Người bán có tỷ lệ đánh giá tốt {percent}%, dưới {threshold}%. Hãy cân nhắc kỹ trước khi mua.',
    sellerUnknown: 'Người bán chưa có đánh giá nào.',
    noPrice: 'Người bán chưa đặt giá cho sản phẩm này nên chưa thể mua.',
    shippingUnknown:
      'Phí vận chuyển nội địa Nhật chưa được công bố; con số trong báo giá là ước tính.',
    earlyClosing: 'Người bán có thể kết thúc đấu giá sớm bất cứ lúc nào.',
    bidderRestricted: 'Người bán giới hạn người đấu giá; lượt đặt giá có thể bị từ chối.',
    noLongerOpen: 'Sản phẩm này không còn bán.',
    stale: 'Sàn chưa phản hồi. Đây là thông tin lúc {time}, có thể đã thay đổi.',
  },
  conditions: {
    new: 'Mới, chưa sử dụng',
    'like-new': 'Gần như chưa sử dụng',
    good: 'Không có vết xước, bẩn đáng kể',
    fair: 'Hơi xước, bẩn',
    poor: 'Có vết xước, bẩn',
    junk: 'Nhìn chung đã xuống cấp',
    used: 'Đã qua sử dụng',
    unknown: 'Chưa rõ tình trạng',
  },
  shopping: {
    freeShipping: 'Miễn phí vận chuyển nội địa Nhật',
    unknownShipping: 'Phí vận chuyển nội địa Nhật do cửa hàng báo sau',
  },
  surugaya: {
    freeDelivery: 'Miễn phí vận chuyển nội địa Nhật',
    mailOrderFee: 'Miễn phí vận chuyển nội địa Nhật; phí đặt hàng của Suruga-ya ¥{fee}',
    deliveryInBasket: 'Phí vận chuyển nội địa Nhật được tính khi đặt hàng',
    deliveryByShop:
      'Hàng của cửa hàng trên Suruga-ya, phí vận chuyển nội địa Nhật do cửa hàng báo sau',
  },
  amazon: {
    usNotServed:
      'Hako chỉ mua hàng tại Nhật Bản nên chưa phục vụ Amazon Mỹ. Vui lòng tìm sản phẩm trên Amazon Nhật.',
  },
  menu: {
    kinds: { 1: 'Giá cố định', 2: 'Đấu giá', 3: 'Tất cả' },
    sortByPrice: 'Sắp xếp theo giá',
    sortByTime: 'Sắp xếp theo thời gian',
    sortOther: 'Sắp xếp khác',
    sorts: {
      relevance: 'Phù hợp nhất',
      newest: 'Mới đăng',
      'ending-soon': 'Sắp kết thúc',
      'price-up': 'Giá thấp đến cao',
      'price-down': 'Giá cao đến thấp',
      bids: 'Nhiều lượt đặt giá',
      popular: 'Nhiều người theo dõi',
    },
    category: 'Danh mục',
    brand: 'Thương hiệu',
    endsWithin: 'Sắp kết thúc',
    hours: { 1: 'Trong 1 giờ', 6: 'Trong 6 giờ', 24: 'Trong 24 giờ' },
    price: 'Khoảng giá',
    upTo: 'Đến ¥{yen}',
    condition: 'Tình trạng',
    conditions: { 0: 'Tất cả', 1: 'Mới', 2: 'Đã qua sử dụng' },
    seller: 'Người bán',
    sellers: { 0: 'Tất cả', 1: 'Cửa hàng', 2: 'Cá nhân' },
  },
  /** Short cuts of the home screen; the categories of Yahoo! Auctions that people here look at first. */
  quicks: [
    { id: '23260', name: 'Đồng hồ', icon: '/icons/watch.svg' },
    { id: '2084044777', name: 'Máy ảnh', icon: '/icons/camera.svg' },
    { id: '2084008364', name: 'Đồ điện gia dụng', icon: '/icons/appliance.svg' },
    { id: '25180', name: 'Đồ câu cá', icon: '/icons/fishing.svg' },
    { id: '2084005069', name: 'Túi hàng hiệu', icon: '/icons/bag.svg' },
  ],
} as const;
