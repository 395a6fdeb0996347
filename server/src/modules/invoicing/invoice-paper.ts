import type { Readable } from 'node:stream';
import type { Dong } from '../../kernel/money.ts';
import { dayInVietnam, dayText } from '../../kernel/vietnam-day.ts';
import { dongText } from '../../kernel/wording.ts';
import { writePaper } from '../../platform/pdf/paper.ts';
import { amountInWords } from '../wallet/index.ts';
import { type Invoice, numberText } from './invoice.ts';
import { percentText, vnd, WORDS } from './labels.ts';

/** An invoice on paper: who sold, who bought, every line with its tax, and the sum in figures and in words. */
export const invoicePaper = (invoice: Invoice): Readable => {
  const number = invoice.issued ? numberText(invoice.issued) : WORDS.pending;
  const { seller, buyer } = invoice;
  return writePaper(
    {
      title: `${WORDS.title} ${number}`,
      footer: `${seller.name} · ${number}`,
      createdAt: invoice.issued?.at ?? invoice.askedAt,
    },
    async (paper) => {
      paper.title(WORDS.title);
      paper.facts([
        [WORDS.number, number],
        [WORDS.date, dayText(dayInVietnam(invoice.issued?.at ?? invoice.askedAt))],
        [WORDS.bill, invoice.billCode],
        [WORDS.lookup, invoice.issued?.lookupCode],
      ]);
      paper.heading(WORDS.seller);
      paper.facts([
        [WORDS.name, seller.name],
        [WORDS.taxCode, seller.taxCode],
        [WORDS.address, seller.address],
      ]);
      paper.heading(WORDS.buyer);
      paper.facts([
        [WORDS.name, buyer.name],
        [WORDS.taxCode, buyer.taxCode],
        [WORDS.address, buyer.address],
      ]);
      paper.heading(WORDS.lines);
      await paper.table(
        [
          { heading: WORDS.columns.name, share: 34, cell: ({ name }) => name },
          { heading: WORDS.columns.kind, share: 18, cell: ({ kind }) => WORDS.kinds[kind] },
          {
            heading: WORDS.columns.net,
            share: 15,
            isFigure: true,
            cell: ({ net }) => dongText(net),
          },
          {
            heading: WORDS.columns.percent,
            share: 17,
            isFigure: true,
            cell: ({ kind, percent }) => percentText(kind, percent),
          },
          {
            heading: WORDS.columns.tax,
            share: 13,
            isFigure: true,
            cell: ({ tax }) => dongText(tax),
          },
          {
            heading: WORDS.columns.total,
            share: 16,
            isFigure: true,
            cell: ({ total }) => dongText(total),
          },
        ],
        [invoice.lines],
      );
      paper.total(WORDS.net, vnd(invoice.net));
      paper.total(WORDS.tax, vnd(invoice.tax));
      paper.total(WORDS.total, vnd(invoice.total), true);
      paper.text(`${WORDS.inWords}: ${amountInWords(invoice.total as Dong)}.`);
      paper.gap();
      paper.text(WORDS.note, { isSmall: true });
    },
  );
};
