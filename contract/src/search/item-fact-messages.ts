/** What is said about goods so that nobody buys them by mistake. */
export const ITEM_FACT_MESSAGES = {
  conditions: {
    new: 'Người bán ghi là hàng mới, chưa sử dụng.',
    used: 'Hàng đã qua sử dụng: tình trạng theo lời người bán ({label}). Hako không thử chức năng khi mua hộ.',
    junk: 'Người bán ghi là hàng hỏng, chưa thử hoặc để lấy linh kiện (ジャンク): không bảo đảm dùng được và thường không cho trả.',
    unknown: 'Người bán không ghi tình trạng. Hãy xem kỹ ảnh và mô tả.',
  },
  adultOnly:
    'Sàn chỉ bán mặt hàng này cho người đủ tuổi (18 hoặc 20). Rượu cần giấy tờ nhập khẩu; ấn phẩm khiêu dâm không được nhập khẩu vào Việt Nam.',
  tax: {
    none: 'Người bán là cá nhân: không tính thuế tiêu dùng Nhật.',
    included: 'Giá đã gồm thuế tiêu dùng Nhật {percent}%.',
    added:
      'Cửa hàng cộng thuế tiêu dùng Nhật {percent}%. Giá hiển thị ở đây đã gồm thuế; khi đấu giá, sàn nhận giá chưa thuế.',
  },
  shipping: {
    seller: 'Người bán trả phí vận chuyển nội địa Nhật.',
    buyer: 'Bạn trả phí vận chuyển nội địa Nhật.',
    lowest:
      'Bạn trả phí vận chuyển nội địa Nhật; đây là cách gửi rẻ nhất, phí thật có thể cao hơn.',
    unknown:
      'Chưa biết ai trả phí vận chuyển nội địa Nhật; giá về tới nhà tính theo mức thường gặp.',
    later:
      'Bạn trả phí vận chuyển nội địa Nhật; người bán cho biết số tiền sau. Giá về tới nhà tính theo mức thường gặp.',
  },
  seller: {
    store: 'Người bán là cửa hàng trên sàn.',
    trusted: 'Người bán có {percent}% đánh giá tốt.',
    trustedOf: 'Người bán có {percent}% đánh giá tốt trên {count} lượt.',
    few: 'Người bán này mới được đánh giá {count} lượt, tỷ lệ chưa nói lên nhiều.',
  },
  says: {
    'only-to-shop':
      'Người bán chỉ gửi tới công ty, cửa hàng hoặc điểm nhận của hãng vận chuyển, không gửi nhà riêng. Nhân viên sẽ hỏi trước khi mua.',
    'pickup-only':
      'Người bán yêu cầu tới lấy tận nơi, không gửi hàng. Hako thường không mua hộ được.',
    'no-forwarders': 'Người bán từ chối dịch vụ mua hộ hoặc chuyển tiếp; đơn có thể bị hủy.',
    'no-abroad': 'Người bán chỉ gửi trong nước Nhật. Hàng về kho Nhật của Hako nên vẫn mua được.',
    'no-returns': 'Người bán không nhận đổi trả, khiếu nại (ノークレーム・ノーリターン).',
    'new-bidders-unwanted':
      'Người bán không nhận người mua mới hoặc có đánh giá xấu; lượt đặt giá có thể bị xóa.',
  },
  returnable: 'Người bán nhận trả hàng; Hako gửi trả thay bạn khi hàng còn ở kho Nhật.',
  auction: {
    extension:
      'Tự động gia hạn: có người đặt giá trong 5 phút cuối thì phiên gia hạn thêm 5 phút, không giới hạn số lần.',
    noExtension: 'Không tự động gia hạn: phiên kết thúc đúng giờ.',
  },
  offerable: 'Người bán nhận thương lượng giá.',
  battery: 'Loại hàng này thường có pin lithium: kho Nhật kiểm tra trước khi bay.',
  parcel: {
    stated:
      'Người bán ghi {what}. Đây thường là hàng chưa đóng gói; cước tính theo cân nặng thật tại kho.',
    weight: 'nặng {grams} g',
    size: 'kích thước {size} cm',
    sides: 'gửi cỡ {sides} (ba cạnh cộng lại không quá {sides} cm)',
    category: 'Ước theo loại hàng “{label}”: mô tả không ghi cân nặng, kích thước.',
    unknown: 'Chưa rõ loại hàng nên chưa đoán được cân nặng; báo giá để khoảng rộng.',
  },
} as const;
