import type { RefusalTexts } from '../kit/refusal-texts.ts';

export const CUSTOMERS_REFUSALS = {
  'customers.not-found': { status: 404, sentence: 'Không tìm thấy khách hàng này.' },
  'customers.name-needed': { status: 400, sentence: 'Vui lòng cho biết họ tên của bạn.' },
  'customers.address-not-found': {
    status: 404,
    sentence: 'Không tìm thấy địa chỉ này trong sổ địa chỉ của bạn.',
  },
  'customers.no-address': {
    status: 409,
    sentence: 'Bạn chưa có địa chỉ nhận hàng. Vui lòng thêm địa chỉ trước.',
  },
  'customers.too-many-addresses': {
    status: 409,
    sentence: 'Sổ địa chỉ đã đủ {limit} địa chỉ. Vui lòng xóa bớt trước khi thêm.',
  },
  'customers.receiver-needed': { status: 400, sentence: 'Vui lòng nhập tên người nhận.' },
  'customers.phone-invalid': {
    status: 400,
    sentence: 'Số điện thoại người nhận chưa đúng. Vui lòng nhập số Việt Nam, ví dụ 0912 345 678.',
  },
  'customers.line-needed': { status: 400, sentence: 'Vui lòng nhập số nhà, tên đường.' },
  'customers.place-unknown': {
    status: 400,
    sentence: 'Vui lòng chọn tỉnh/thành và phường/xã trong danh sách.',
  },
} as const satisfies RefusalTexts;
