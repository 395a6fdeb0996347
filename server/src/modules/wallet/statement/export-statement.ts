import type { Readable } from 'node:stream';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { COLUMNS } from './sheet-labels.ts';
import { MOST_ON_PAPER, statementPaper } from './statement-paper.ts';
import type { TopUpDeps } from '../topping-up/top-up-deps.ts';

interface Asked {
  readonly customerId: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The statement, newest first, as a sheet or a paper. Refusals `request.invalid`, `request.nothing-to-export`, `request.too-many-to-export`. */
export function exportStatement({
  db,
  ledger,
  customers,
  clock,
}: Pick<TopUpDeps, 'db' | 'ledger' | 'customers' | 'clock'>) {
  const linesOf = async ({ customerId, ...asked }: Asked, most: number) => {
    const { from, to } = momentsOfDays(asked);
    refuseUnlessExportable(
      await ledger.countMovements(db, customerId, { from, to }, most + 1),
      most,
    );
    return inBatches<StatementLine>((last) =>
      ledger.statementOf(db, customerId, {
        ...(last ? { before: last.version } : {}),
        size: BATCH,
        from,
        to,
      }),
    );
  };
  return {
    xlsx: async (asked: Asked): Promise<Readable> =>
      streamSheet('Sao kê ví', COLUMNS, await linesOf(asked, MOST_ROWS)),
    async pdf(asked: Asked): Promise<Readable> {
      const lines = await linesOf(asked, MOST_ON_PAPER);
      const [customer, { available, held }] = await Promise.all([
        customers.find(db, asked.customerId),
        ledger.pursesOf(db, asked.customerId),
      ]);
      return statementPaper(
        {
          ...asked,
          name: customer?.fullName,
          customerNo: customer?.customerNo,
          available,
          held,
          at: clock.now(),
        },
        lines,
      );
    },
  };
}
