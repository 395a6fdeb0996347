import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Column } from '../../../platform/sheet/sheet.ts';
import type { JournalEntry } from '../../ledger/index.ts';
import { CAUSE_LABELS, KIND_LABELS } from '../labels.ts';
import { voucherOf } from './rules/voucher.ts';

/** An entry with what the chart, the bank and the customers' list say about it. */
export interface ExportedEntry extends JournalEntry {
  readonly debit: string;
  readonly credit: string;
  /** đồng for 100 yen; only where there are yen. */
  readonly yenRate: number | undefined;
  readonly customerNo: string | undefined;
  readonly customerName: string | undefined;
}

/** What 100 yen at the rate are worth, in whole đồng, halves up. */
const inDong = ({ amount, currency, yenRate }: ExportedEntry): number | undefined => {
  if (currency === 'VND') return amount;
  return yenRate === undefined ? undefined : Math.floor((amount * yenRate + 50) / 100);
};

/**
 * The columns that accounting programs in Vietnam (MISA, Fast) map when they import a general
 * journal: one line a pair of accounts.
 */
export const COLUMNS: readonly Column<ExportedEntry>[] = [
  { heading: 'Ngày hạch toán', width: 14, cell: ({ day }) => dayText(day) },
  { heading: 'Ngày chứng từ', width: 14, cell: ({ day }) => dayText(day) },
  { heading: 'Số chứng từ', width: 16, cell: ({ day, number }) => voucherOf(day, number) },
  { heading: 'Diễn giải', width: 44, cell: ({ kind, memo }) => memo ?? KIND_LABELS[kind] },
  { heading: 'TK Nợ', width: 10, cell: ({ debit }) => debit },
  { heading: 'TK Có', width: 10, cell: ({ credit }) => credit },
  { heading: 'Số tiền', width: 16, cell: inDong },
  { heading: 'Loại tiền', width: 10, cell: ({ currency }) => currency },
  {
    heading: 'Nguyên tệ',
    width: 14,
    cell: ({ currency, amount }) => (currency === 'JPY' ? amount : undefined),
  },
  {
    heading: 'Tỷ giá (đ cho 100 ¥)',
    width: 18,
    cell: ({ currency, yenRate }) => (currency === 'JPY' ? yenRate : undefined),
  },
  { heading: 'Nghiệp vụ', width: 22, cell: ({ kind }) => KIND_LABELS[kind] },
  { heading: 'Mã đối tượng', width: 14, cell: ({ customerNo }) => customerNo },
  { heading: 'Tên đối tượng', width: 26, cell: ({ customerName }) => customerName },
  { heading: 'Chứng từ gốc', width: 16, cell: ({ cause }) => CAUSE_LABELS[cause.type] },
  { heading: 'Mã chứng từ gốc', width: 38, cell: ({ cause }) => cause.id },
  { heading: 'Khóa bút toán', width: 60, cell: ({ key }) => key },
];
