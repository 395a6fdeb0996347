import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const MARKETPLACES_REFUSALS = {
  'marketplaces.site-not-served': {
    status: 404,
    sentence: 'Sàn này chưa được hỗ trợ. Vui lòng chọn sàn khác.',
  },
  'marketplaces.no-such-listing': {
    status: 404,
    sentence: 'Không tìm thấy sản phẩm {code}. Người bán có thể đã gỡ sản phẩm này.',
  },
  'marketplaces.link-not-supported': {
    status: 400,
    sentence: 'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.',
  },
  'marketplaces.no-picture': { status: 404, sentence: 'Không lấy được ảnh này từ sàn.' },
  'marketplaces.pictures-busy': {
    status: 503,
    sentence: 'Đang có quá nhiều ảnh được tải cùng lúc. Ảnh sẽ hiện khi bạn tải lại trang.',
  },
  'marketplaces.not-at-this-site': { status: 404, sentence: 'Sàn này không có mục bạn cần xem.' },
  'marketplaces.variant-prices': {
    status: 409,
    sentence:
      'Món này có nhiều phiên bản, giá từ ¥{low} đến ¥{high}. Vui lòng ghi rõ phiên bản và nhờ báo giá trên trang sản phẩm. Chưa có khoản nào bị giữ.',
  },
} as const satisfies RefusalTexts;
