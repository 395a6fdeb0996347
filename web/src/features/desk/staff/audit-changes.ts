import type { OrderState } from '@hako/contract/orders/states';
import { formatCount } from '../../../text/money.ts';
import { orderStateWord } from '../../../text/order-states.ts';
import { formatDay, formatMoment } from '../../../text/time.ts';

/** One fact that an act changed; `from` is missing where nothing was before. */
export interface AuditChange {
  /** Where it stands in the row: two facts may have one name. */
  readonly field: string;
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  state: 'trạng thái',
  status: 'trạng thái',
  amount: 'số tiền',
  refund: 'hoàn tiền',
  roles: 'vai trò',
  permissions: 'quyền',
  warehouse: 'kho',
  name: 'tên',
  fullName: 'họ tên',
  email: 'email',
  phone: 'điện thoại',
  address: 'địa chỉ',
  content: 'nội dung',
  note: 'ghi chú',
  text: 'nội dung',
  title: 'tiêu đề',
  reason: 'lý do',
  count: 'số dòng',
  format: 'loại file',
  price: 'giá',
  rate: 'tỷ giá',
  validFrom: 'áp dụng từ',
  valid_from: 'áp dụng từ',
  ip: 'mạng',
  place: 'kệ',
  shelf: 'kệ',
  parcels: 'kiện',
  weightG: 'cân (g)',
  waybill: 'vận đơn',
  carrier: 'hãng',
  number: 'mã',
  account: 'tài khoản',
  pace: 'nhịp mỗi phút',
  proposedBy: 'người đề nghị',
  customerId: 'khách',
  sales: 'phụ trách',
  level: 'hạng',
  deed: 'việc',
  parcel: 'kiện',
  widthCm: 'rộng (cm)',
  lengthCm: 'dài (cm)',
  heightCm: 'cao (cm)',
  lines: 'số dòng',
  passkey: 'khóa truy cập',
  approvedBy: 'người duyệt',
  gate: 'hải quan',
  cause: 'vì',
  order: 'đơn',
  orders: 'đơn',
  total: 'tổng',
  bill: 'phiếu',
  shipment: 'chuyến',
  code: 'mã',
  pricePaid: 'đã trả (¥)',
  amountJpy: 'số yên',
  isConfirmed: 'đã xác nhận',
  isDisabled: 'đã khóa',
  isBackedUp: 'có bản sao',
  hsCode: 'mã HS',
  description: 'mô tả',
  trackingNumber: 'mã vận đơn',
  attempts: 'lần chạy',
  runAt: 'chạy lúc',
  pacePerMinute: 'nhịp mỗi phút',
  excluded: 'bỏ vì',
  takenBy: 'người nhận',
  outcome: 'kết quả',
  tracking: 'vận đơn',
  staff: 'người nhận việc',
  isClosed: 'đã đóng',
  hasGate: 'qua cửa hải quan',
};
const STATES: Readonly<Record<string, string>> = {
  waiting: 'chờ',
  approved: 'đã duyệt',
  declined: 'không duyệt',
  withdrawn: 'đã rút lại',
  paid: 'đã trả',
  rejected: 'từ chối',
  resolved: 'đã giải quyết',
  open: 'đang mở',
  REQUEST: 'Chờ báo giá',
  PENDING: 'Đã báo giá',
  CONFIRMED: 'Đã xác nhận mua hàng',
  CHECKIN: 'Đã về Việt Nam',
  PACKING: 'Đã đóng hàng',
  COMPLETED: 'Đã giao hàng',
  BILL_INVENTORY: 'Không giao được',
  CANCEL: 'Đã bị hủy',
  'by-hand': 'Hãng khác',
};
/** A field that only wraps the fields of a row. */
const WRAPPERS = new Set(['values', 'rule']);
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

type NameOf = (id: string) => string | undefined;

/** What differs between before and after, field by field; what stayed the same is left out. */
export function changesOf(before: unknown, after: unknown, nameOf: NameOf): AuditChange[] {
  const [old, made] = [fieldsOf(before, nameOf), fieldsOf(after, nameOf)];
  return [...new Set([...old.keys(), ...made.keys()])].flatMap((field) => {
    const [from, to] = [old.get(field), made.get(field)];
    if (from === to) return [];
    const name = field === '' ? 'giá trị' : field.split('.').map(wordOf).join(' › ');
    const sides = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    return [{ field, name, ...sides }];
  });
}

const wordOf = (key: string): string => (Object.hasOwn(NAMES, key) && NAMES[key]) || key;

/** All fields under one another with their values in words; the fields of a field behind a dot. */
function fieldsOf(value: unknown, nameOf: NameOf, field = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map(field ? [[field, '—']] : []);
  if (typeof value !== 'object' || Array.isArray(value))
    return new Map([[field, valueText(value, nameOf)]]);
  return new Map(
    Object.entries(value).flatMap(([key, one]) => {
      const own = WRAPPERS.has(key) ? field : [field, key].filter(Boolean).join('.');
      return [...fieldsOf(one, nameOf, own)];
    }),
  );
}

function valueText(value: unknown, nameOf: NameOf): string {
  if (Array.isArray(value)) return value.map((one) => valueText(one, nameOf)).join(', ') || '—';
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? 'có' : 'không';
  if (typeof value === 'number') return Number.isInteger(value) ? formatCount(value) : `${value}`;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return formatMoment(text);
  const midnight = `${text}T00:00:00+07:00`;
  if (DAY.test(text) && !Number.isNaN(Date.parse(midnight))) return formatDay(midnight);
  return nameOf(text) ?? STATES[text] ?? orderStateWord(text as OrderState, text || '—');
}
