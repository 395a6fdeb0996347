import { dongText } from '../../kernel/wording.ts';
import type { StatementLine } from '../ledger/index.ts';
import type { RevenueAccount } from './wallet.ts';

/** What a movement is called when nobody gave it a label of its own. */
export const KIND_LABELS: Readonly<Record<StatementLine['kind'], string>> = {
  'top-up': 'Nạp tiền',
  hold: 'Tạm giữ',
  release: 'Trả lại tiền tạm giữ',
  capture: 'Thanh toán từ tiền tạm giữ',
  payment: 'Thanh toán',
  discount: 'Giảm giá',
  refund: 'Hoàn tiền',
  withdrawal: 'Rút tiền',
  suspense: 'Chờ xác nhận',
  cost: 'Chi phí',
  exchange: 'Chênh lệch tỷ giá',
  adjustment: 'Điều chỉnh số dư',
};

/** What a part of a payment is for. */
export const PART_LABELS: Readonly<Record<RevenueAccount, string>> = {
  goods: 'tiền hàng',
  'japanese-tax': 'thuế Nhật',
  'domestic-shipping': 'vận chuyển nội địa Nhật',
  'service-fee': 'phí dịch vụ',
  'payment-fee': 'phí thanh toán',
  services: 'dịch vụ thêm',
  freight: 'cước quốc tế',
  surcharge: 'phụ thu',
  insurance: 'bảo hiểm',
  duty: 'thuế nhập khẩu',
  vat: 'thuế GTGT',
  delivery: 'giao hàng tại Việt Nam',
  storage: 'phí lưu kho',
  vip: 'gói VIP',
  discount: 'giảm giá',
  compensation: 'bồi hoàn',
  'guarantee-reserve': 'Hako chịu phần vượt mức đã báo',
};

export const topUpLabel = (bankReference: string): string =>
  bankReference ? `Nạp tiền chuyển khoản, mã ${bankReference}` : 'Nạp tiền chuyển khoản';
export const SETTLED_LABEL = 'Nạp tiền chuyển khoản, kế toán đã xác nhận';

/** What whoever approves a movement of money reads. */
export const APPROVAL_FACTS = {
  balanceNow: 'Số dư khả dụng hiện tại',
  balanceAfter: 'Sau khi duyệt',
  purpose: 'Ghi là',
  content: 'Nội dung chuyển khoản',
  at: 'Chuyển lúc',
  account: 'Tài khoản nhận',
  reference: 'Mã giao dịch',
  note: 'Lưu ý',
  contradicted: 'Các lần ngân hàng báo không giống nhau',
} as const;

/** Đồng in a fact. */
export const dongFact = (amount: number): string => `${dongText(amount)} ₫`;

/** Ways to pay us, as a customer reads them. */
export const PAYMENT_METHODS: readonly { code: string; name: string; description: string }[] = [
  { code: 'WALLET', name: 'Ví Hako', description: 'Trừ vào số dư khả dụng trong ví.' },
  {
    code: 'BANK',
    name: 'Chuyển khoản ngân hàng',
    description: 'Quét mã VietQR để nạp tiền vào ví, tiền vào trong ít giây.',
  },
  {
    code: 'COD',
    name: 'Thu tiền khi giao hàng',
    description: 'Trả phần thanh toán lần 2 cho người giao hàng.',
  },
];
