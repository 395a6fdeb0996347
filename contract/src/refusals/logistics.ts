import type { RefusalTexts } from './refusal-texts.ts';

export const LOGISTICS_REFUSALS = {
  'logistics.nothing-matches': { status: 404, sentence: 'Không có đơn hàng nào khớp với mã “{scanned}”. Hãy kiểm tra nhãn, hoặc nhập mã đơn hàng.' },
  'logistics.parcel-not-found': { status: 404, sentence: 'Không tìm thấy kiện hàng {code}.' },
  'logistics.parcel-elsewhere': { status: 409, sentence: 'Kiện hàng {code} không ở bước này nên chưa thể xử lý.' },
  'logistics.shipment-not-found': { status: 404, sentence: 'Không tìm thấy lô hàng {code}.' },
  'logistics.shipment-closed': { status: 409, sentence: 'Lô hàng {code} đã xuất kho nên không thể thay đổi.' },
  'logistics.other-ship-mode': { status: 409, sentence: 'Kiện {code} đi theo hình thức khác với lô hàng này.' },
} as const satisfies RefusalTexts;
