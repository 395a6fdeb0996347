import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const CART_REFUSALS = {
  'cart.not-found': {
    status: 404,
    sentence: 'Không tìm thấy sản phẩm này trong giỏ hàng. Vui lòng tải lại giỏ hàng.',
  },
  'cart.full': {
    status: 409,
    sentence: 'Giỏ hàng đã có {limit} sản phẩm. Vui lòng bỏ bớt trước khi thêm.',
  },
  'cart.item-unavailable': {
    status: 409,
    sentence: 'Sản phẩm không còn bán hoặc chưa có giá, nên không thể thêm vào giỏ.',
  },
  'cart.no-such-choice': {
    status: 409,
    sentence: 'Loại hàng bạn chọn không còn trên sàn. Vui lòng tải lại trang sản phẩm và chọn lại.',
  },
  'cart.unknown-site': { status: 400, sentence: 'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.' },
  'cart.auction-only': {
    status: 409,
    sentence: 'Sản phẩm này chỉ nhận đấu giá, không thể thêm vào giỏ.',
  },
  'cart.nothing-chosen': { status: 409, sentence: 'Bạn chưa chọn sản phẩm nào để thanh toán.' },
  'cart.total-changed': {
    status: 409,
    sentence:
      'Tổng tiền đã thay đổi từ {old} ₫ thành {new} ₫. Chưa có khoản nào bị giữ hay bị trừ; vui lòng xem lại và xác nhận tổng mới.',
  },
  'cart.stock-changed': {
    status: 409,
    sentence:
      '“{name}” chỉ còn {new} món, bạn đang chọn {old}. Chưa có khoản nào bị trừ; vui lòng xác nhận số lượng mới trong giỏ hàng.',
  },
  'cart.price-changed': {
    status: 409,
    sentence:
      'Giá của “{name}” đã thay đổi từ ¥{old} thành ¥{new}. Chưa có khoản nào bị trừ; vui lòng xác nhận giá mới trong giỏ hàng.',
  },
} as const satisfies RefusalTexts;
