import type { Readable } from 'node:stream';
import type { Dong } from '../../../kernel/money.ts';
import { dayText, momentInVietnam } from '../../../kernel/vietnam-day.ts';
import { dongText } from '../../../kernel/wording.ts';
import { type PaperColumn, writePaper } from '../../../platform/pdf/paper.ts';
import type { StatementLine } from '../../ledger/index.ts';
import { STATEMENT_WORDS as WORDS } from './sheet-labels.ts';
import { statementRow } from '../wire.ts';

/** Two hundred pages: whoever wants more takes the spreadsheet. */
export const MOST_ON_PAPER = 5_000;

interface Whose {
  readonly name: string | undefined;
  readonly customerNo: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** As they stand now, whatever the period. */
  readonly available: Dong;
  readonly held: Dong;
  readonly at: Date;
}

/** The statement of a wallet as a paper: who, which days, what is there now, and every movement with what was there after it. */
export const statementPaper = (
  whose: Whose,
  lines: AsyncIterable<readonly StatementLine[]>,
): Readable =>
  writePaper(
    {
      title: WORDS.title,
      footer: `${WORDS.title} · ${whose.customerNo ?? ''}`,
      createdAt: whose.at,
    },
    async (paper) => {
      paper.title(WORDS.title);
      paper.facts([
        [WORDS.customer, [whose.name, whose.customerNo].filter(Boolean).join(' · ')],
        [WORDS.from, whose.from && dayText(whose.from)],
        [WORDS.to, whose.to && dayText(whose.to)],
        [WORDS.at, momentInVietnam(whose.at)],
        [WORDS.available, `${dongText(whose.available)} ₫`],
        [WORDS.held, `${dongText(whose.held)} ₫`],
      ]);
      await paper.table(PAPER_COLUMNS, lines);
      paper.gap();
      paper.text(WORDS.note, { isSmall: true });
    },
  );

const PAPER_COLUMNS: readonly PaperColumn<StatementLine>[] = [
  { heading: WORDS.columns.at, share: 15, cell: ({ at }) => momentInVietnam(at) },
  { heading: WORDS.columns.label, share: 35, cell: contentOf },
  {
    heading: WORDS.columns.change,
    share: 14,
    isFigure: true,
    cell: (line) => signed(statementRow(line).amount_vnd),
  },
  {
    heading: WORDS.columns.heldChange,
    share: 14,
    isFigure: true,
    cell: (line) => signed(statementRow(line).held_change_vnd),
  },
  {
    heading: WORDS.columns.after,
    share: 14,
    isFigure: true,
    cell: ({ availableAfter }) => dongText(availableAfter),
  },
];

function contentOf(line: StatementLine): string {
  const { label, part } = statementRow(line);
  return part ? `${label} (${part})` : label;
}

const signed = (amount: number): string =>
  amount === 0 ? '' : `${amount > 0 ? '+' : '−'}${dongText(Math.abs(amount))}`;
