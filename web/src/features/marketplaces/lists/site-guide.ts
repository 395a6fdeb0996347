import type { Site } from '@hako/contract/marketplaces/sites';

/** What is different about buying at each marketplace, said before it costs anybody anything. */
export const SITE_GUIDE: Readonly<
  Record<Site, { readonly lead: string; readonly special: string }>
> = {
  auction: {
    lead: 'Sàn đấu giá lớn nhất Nhật Bản: máy ảnh, đồng hồ, nhạc cụ, mô hình và đồ hiệu đã qua sử dụng.',
    special:
      'Bạn nêu giá cao nhất chịu trả, sàn tự nâng từng bước khi có người trả hơn. Nhiều phiên tự gia hạn 5 phút nếu có giá mới vào phút cuối. Đã đặt giá thì không rút lại được; thắng là phải mua. Cửa hàng có thể cộng thêm 10% thuế, phí vận chuyển nội địa Nhật thường do người mua trả và đôi khi chỉ biết sau khi thắng: Hako ghi rõ dòng nào còn là ước tính.',
  },
  mercari: {
    lead: 'Chợ đồ cũ của người Nhật: giá cố định, thường đã gồm phí vận chuyển nội địa Nhật, mỗi món chỉ có một.',
    special:
      'Ai trả tiền trước thì được, nên món hàng có thể hết ngay khi bạn đang xem; Hako kiểm tra lại giá và tình trạng trước khi mua, không mua được thì hoàn đủ tiền. Người bán là cá nhân, hàng theo đúng ảnh và mô tả, họ hiếm khi nhận trả lại. Hàng của Mercari Shops là của cửa hàng và có thể có nhiều chiếc.',
  },
  shopping: {
    lead: 'Hàng trăm nghìn cửa hàng Nhật dưới một mái nhà, phần lớn là hàng mới, giá đã gồm thuế.',
    special:
      'Hàng của cửa hàng nên có đánh giá của từng món và của cửa hàng. Nhiều món phải chọn cỡ hoặc màu trước khi đặt. Điểm thưởng của sàn vào tài khoản mua hộ, Hako không tính điểm vào giá để con số bạn thấy là số tiền thật. Phí vận chuyển nội địa Nhật do từng cửa hàng đặt, có nơi miễn phí từ một mức tiền.',
  },
  rakuten: {
    lead: 'Trung tâm thương mại trên mạng của Nhật: mỹ phẩm, thời trang, thực phẩm, đồ gia dụng, bảng xếp hạng từng ngành.',
    special:
      'Mỗi cửa hàng có cách đặt tên và phí gửi riêng; tên dài vì kèm lời mời mua, Hako rút gọn khi dịch. Món phải chọn cỡ hoặc màu cần chọn trước khi đặt. Cửa hàng có thể hết hàng sau khi nhận đơn; khi đó tiền được hoàn đủ. Điểm thưởng không tính vào giá.',
  },
  paypay: {
    lead: 'Chợ đồ cũ của Yahoo! (trước là PayPay Flea Market): cá nhân bán, giá đã gồm phí vận chuyển nội địa Nhật.',
    special:
      'Người bán trả phí vận chuyển nội địa Nhật nên giá trên sàn là số tiền phải trả ở Nhật. Mỗi món chỉ có một, ai mua trước thì được. Không thương lượng giá qua Hako. Hàng theo đúng ảnh và mô tả của người bán.',
  },
  surugaya: {
    lead: 'Chuỗi cửa hàng đồ cũ chuyên trò chơi, mô hình, thẻ bài, đĩa nhạc và sách.',
    special:
      'Suruga-ya tự kiểm hàng và ghi tình trạng; giá cũ và giá niêm yết đứng cạnh nhau. Một phần hàng do cửa hàng khác bán trên trang của họ: những món đó gửi riêng và có phí riêng. Soạn hàng chậm, thường vài ngày tới hai tuần; hết hàng thì hoàn tiền.',
  },
  amazon: {
    lead: 'Hàng mới, mô tả rõ, giao tới kho Nhật trong một hai ngày.',
    special:
      'Giá có thể đổi trong ngày, Hako kiểm tra lại trước khi mua. Chọn đúng cỡ, màu, phiên bản trước khi đặt. Hàng do Amazon bán hoặc do người bán khác, Hako ghi rõ. Điện áp ở Nhật là 100 V và ổ cắm dẹt: xem kỹ với đồ điện.',
  },
};
