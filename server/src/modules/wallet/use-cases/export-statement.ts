import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { COLUMNS } from '../sheet-labels.ts';
import type { TopUpDeps } from '../top-up-deps.ts';

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
