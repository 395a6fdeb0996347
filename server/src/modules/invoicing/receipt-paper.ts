import type { Readable } from 'node:stream';
import type { Dong } from '../../kernel/money.ts';
import { dayInVietnam, dayText } from '../../kernel/vietnam-day.ts';
import { dongText } from '../../kernel/wording.ts';
import { type Paper, type PaperColumn, writePaper } from '../../platform/pdf/paper.ts';
import { amountInWords } from '../wallet/index.ts';
import { type Buyer, type Invoice, numberText } from './invoice.ts';
import { percentText, vnd, WORDS } from './labels.ts';
import type { InvoiceLine } from './rules/invoice-lines.ts';

/**
 * A receipt (phiếu thu): who took the money, who paid, every line, and the sum in figures and in
 * words. It says itself that it is no invoice.
 */
export const receiptPaper = (invoice: Invoice): Readable => {
  const number = invoice.issued ? numberText(invoice.issued) : WORDS.pending;
  const createdAt = invoice.issued?.at ?? invoice.askedAt;
  return writePaper(
    {
      title: `${WORDS.title} ${number}`,
      footer: `${invoice.seller.name} · ${number}`,
      createdAt,
    },
    async (paper) => {
      paper.title(WORDS.title);
      paper.text(WORDS.isNoInvoice);
      paper.facts([
        [WORDS.number, number],
        [WORDS.date, dayText(dayInVietnam(createdAt))],
        [WORDS.bill, invoice.billCode],
        [WORDS.lookup, invoice.issued?.lookupCode],
      ]);
      writeParty(paper, WORDS.seller, invoice.seller);
      writeParty(paper, WORDS.buyer, invoice.buyer);
      paper.heading(WORDS.lines);
      await paper.table(COLUMNS, [invoice.lines]);
      writeTotals(paper, invoice);
      paper.gap();
      paper.text(WORDS.note, { isSmall: true });
    },
  );
};

function writeParty(paper: Paper, heading: string, { name, taxCode, address }: Buyer): void {
  paper.heading(heading);
  paper.facts([
    [WORDS.name, name],
    [WORDS.taxCode, taxCode],
    [WORDS.address, address],
  ]);
}

const COLUMNS: readonly PaperColumn<InvoiceLine>[] = [
  { heading: WORDS.columns.name, share: 34, cell: ({ name }) => name },
  { heading: WORDS.columns.kind, share: 18, cell: ({ kind }) => WORDS.kinds[kind] },
  { heading: WORDS.columns.net, share: 15, isFigure: true, cell: ({ net }) => dongText(net) },
  {
    heading: WORDS.columns.percent,
    share: 17,
    isFigure: true,
    cell: ({ kind, percent }) => percentText(kind, percent),
  },
  { heading: WORDS.columns.tax, share: 13, isFigure: true, cell: ({ tax }) => dongText(tax) },
  { heading: WORDS.columns.total, share: 16, isFigure: true, cell: ({ total }) => dongText(total) },
];

function writeTotals(paper: Paper, { net, tax, total }: Invoice): void {
  paper.total(WORDS.net, vnd(net));
  paper.total(WORDS.tax, vnd(tax));
  paper.total(WORDS.total, vnd(total), true);
  paper.text(`${WORDS.inWords}: ${amountInWords(total as Dong)}.`);
}
