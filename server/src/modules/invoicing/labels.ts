import { dongText } from '../../kernel/wording.ts';
import type { Column } from '../../platform/sheet/sheet.ts';
import { numberText } from './invoice.ts';
import type { IssuedRow } from './replacing/list-issued.ts';

/** What stands on the paper. */
export const WORDS = {
  title: 'Phiếu thu',
  isNoInvoice:
    'Phiếu này không phải hóa đơn giá trị gia tăng, không dùng để kê khai hay khấu trừ thuế.',
  number: 'Ký hiệu và số',
  date: 'Ngày lập',
  bill: 'Phiếu xuất kho',
  lookup: 'Mã tra cứu',
  seller: 'Đơn vị thu tiền',
  buyer: 'Người trả tiền',
  name: 'Tên',
  taxCode: 'Mã số thuế',
  address: 'Địa chỉ',
  lines: 'Nội dung',
  columns: {
    name: 'Khoản',
    kind: 'Loại',
    net: 'Chưa thuế',
    percent: 'Thuế suất',
    tax: 'Tiền thuế',
    total: 'Thành tiền',
  },
  kinds: { 'on-behalf': 'Thu hộ, chi hộ', service: 'Dịch vụ' },
  noTax: 'Không chịu thuế',
  net: 'Cộng chưa thuế',
  tax: 'Thuế giá trị gia tăng',
  total: 'Tổng cộng đã thanh toán',
  inWords: 'Bằng chữ',
  paper: 'Giấy tờ',
  papers: { invoice: 'Hóa đơn điện tử', receipt: 'Phiếu thu' },
  standing: 'Tính chất',
  standings: { first: 'Gốc', replaces: 'Thay thế', replacedBy: 'đã bị thay thế bởi' },
  note: 'Khoản thu hộ, chi hộ là tiền Hako trả thay bạn cho người bán, hải quan và nhà nước; không tính vào doanh thu. Số tiền tính bằng đồng.',
  pending: 'Đang chờ cấp số',
} as const;

/** Beside an invoice whose signed original does not say our total. */
export const WRONG_ORIGINAL =
  'Bản gốc đã ký ghi tổng tiền khác hoặc không đọc được. Hãy xem hóa đơn trên trang của nhà cung cấp.';

/** Beside an invoice of a bill that was paid back before it was sent. */
export const NOTHING_PAID = 'Tiền của phiếu này đã hoàn hết, không còn khoản nào trên hóa đơn.';

/** What whoever decides about a replacement reads. */
export const REPLACE_FACTS = {
  number: 'Hóa đơn sai',
  day: 'Ngày lập',
  bill: 'Phiếu xuất kho',
  buyer: 'Đang xuất cho',
  newBuyer: 'Xuất lại cho',
  total: 'Tổng đã ghi',
  newTotal: 'Tổng ghi lại',
  agreement: 'Văn bản thỏa thuận',
} as const;
/** How a person learns that an invoice was wrong: nothing has to be signed. */
export const AGREEMENT_OF_A_PERSON = 'Thông báo cho người mua về hóa đơn có sai sót';

/** What electronic invoices count their lines in: each is one service. */
export const UNIT = 'Lần';
/** By transfer or in cash: the wallet does not say by which of its money a bill was paid. */
export const PAYMENT = 'TM/CK';

/** `8 %`, or that it bears none. */
export const percentText = (kind: 'on-behalf' | 'service', percent: number): string =>
  kind === 'on-behalf' ? WORDS.noTax : `${percent} %`;

export const vnd = (amount: number): string => `${dongText(amount)} ₫`;

/** The columns of the accountant's sheet. */
export const SHEET_NAME = 'Hóa đơn';
export const COLUMNS: readonly Column<IssuedRow>[] = [
  { heading: WORDS.number, width: 20, cell: ({ issued }) => (issued ? numberText(issued) : '') },
  { heading: WORDS.date, width: 17, cell: ({ issued }) => issued?.at },
  { heading: WORDS.bill, width: 16, cell: ({ billCode }) => billCode },
  { heading: WORDS.buyer, width: 36, cell: ({ buyer }) => buyer.name },
  { heading: WORDS.taxCode, width: 16, cell: ({ buyer }) => buyer.taxCode },
  { heading: WORDS.address, width: 48, cell: ({ buyer }) => buyer.address },
  { heading: WORDS.net, width: 18, cell: ({ net }) => net },
  { heading: WORDS.tax, width: 18, cell: ({ tax }) => tax },
  { heading: WORDS.total, width: 22, cell: ({ total }) => total },
  { heading: WORDS.paper, width: 20, cell: ({ paper }) => WORDS.papers[paper] },
  { heading: WORDS.standing, width: 44, cell: standingText },
];

/** Both papers of a replacement stand in the sheet: this says which one counts. */
function standingText({ replacesNumber, replacedByNumber }: IssuedRow): string {
  const { first, replaces, replacedBy } = WORDS.standings;
  return [
    replacesNumber ? `${replaces} ${numberText(replacesNumber)}` : first,
    replacedByNumber ? `${replacedBy} ${numberText(replacedByNumber)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
