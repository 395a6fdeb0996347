import type { Column } from '../../../platform/sheet/sheet.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { KIND_LABELS } from '../labels.ts';
import { statementRow } from '../wire.ts';

/** What stands on the paper of a statement. */
export const STATEMENT_WORDS = {
  title: 'Sao kê ví Hako',
  customer: 'Khách hàng',
  from: 'Từ ngày',
  to: 'Đến hết ngày',
  at: 'Lập lúc',
  available: 'Khả dụng khi lập',
  held: 'Tạm giữ khi lập',
  columns: {
    at: 'Thời điểm',
    label: 'Nội dung',
    change: 'Khả dụng',
    heldChange: 'Tạm giữ',
    after: 'Khả dụng sau đó',
  },
  note: 'Số tiền tính bằng đồng, giờ Việt Nam. Mỗi dòng là một bút toán không sửa được; dòng mới nhất đứng đầu.',
} as const;

/** The columns of the spreadsheet of a statement. */
export const COLUMNS: readonly Column<StatementLine>[] = [
  { heading: 'Thời điểm', width: 17, cell: ({ at }) => at },
  { heading: 'Loại', width: 28, cell: ({ kind }) => KIND_LABELS[kind] },
  { heading: 'Nội dung', width: 56, cell: (line) => statementRow(line).label },
  { heading: 'Phần', width: 26, cell: (line) => statementRow(line).part },
  { heading: 'Thay đổi khả dụng (đồng)', width: 24, cell: (line) => statementRow(line).amount_vnd },
  {
    heading: 'Thay đổi tạm giữ (đồng)',
    width: 24,
    cell: (line) => statementRow(line).held_change_vnd,
  },
  { heading: 'Khả dụng sau đó (đồng)', width: 22, cell: ({ availableAfter }) => availableAfter },
  { heading: 'Tạm giữ sau đó (đồng)', width: 22, cell: ({ heldAfter }) => heldAfter },
  { heading: 'Mã giao dịch', width: 48, cell: ({ key }) => key },
];
