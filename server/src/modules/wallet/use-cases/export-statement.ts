import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { type Column, MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { KIND_LABELS } from '../labels.ts';
import type { TopUpDeps } from '../top-up-deps.ts';
import { statementRow } from '../wire.ts';

const COLUMNS: readonly Column<StatementLine>[] = [
  { heading: 'Thời điểm', width: 17, cell: ({ at }) => at },
  { heading: 'Loại', width: 28, cell: ({ kind }) => KIND_LABELS[kind] },
  { heading: 'Nội dung', width: 56, cell: (line) => statementRow(line).label },
  { heading: 'Phần', width: 26, cell: (line) => statementRow(line).part },
  { heading: 'Thay đổi khả dụng (đồng)', width: 24, cell: (line) => statementRow(line).amount_vnd },
  { heading: 'Thay đổi tạm giữ (đồng)', width: 24, cell: (line) => statementRow(line).held_change_vnd },
  { heading: 'Khả dụng sau đó (đồng)', width: 22, cell: ({ availableAfter }) => availableAfter },
  { heading: 'Tạm giữ sau đó (đồng)', width: 22, cell: ({ heldAfter }) => heldAfter },
  { heading: 'Mã giao dịch', width: 48, cell: ({ key }) => key },
];

interface Asked {
  readonly customerId: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The statement as a sheet, newest first. Refusals `request.invalid`, `request.nothing-to-export`, `request.too-many-to-export`. */
export const exportStatement =
  ({ db, ledger }: Pick<TopUpDeps, 'db' | 'ledger'>) =>
  async ({ customerId, ...asked }: Asked): Promise<Readable> => {
    const from = asked.from === undefined ? undefined : startOfVietnamDay(asked.from);
    const to = asked.to === undefined ? undefined : endOfVietnamDay(asked.to);
    refuseUnless(from || asked.from === undefined, 'request.invalid', { field: 'from' });
    refuseUnless(to || asked.to === undefined, 'request.invalid', { field: 'to' });
    refuseUnlessExportable(await ledger.countMovements(db, customerId, { from, to }, MOST_ROWS + 1));
    return streamSheet(
      'Sao kê ví',
      COLUMNS,
      inBatches<StatementLine>((last) => ledger.statementOf(db, customerId, { ...(last ? { before: last.version } : {}), size: BATCH, from, to })),
    );
  };
