import { dayInVietnam, dayText } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { ActHandler, Fact } from '../../approvals/index.ts';
import type { InvoicingDeps } from '../deps.ts';
import { type Buyer, numberText } from '../invoice.ts';
import { readInvoice } from '../invoice-store.ts';
import { REPLACE_FACTS, vnd } from '../labels.ts';
import { linesOfInvoice } from '../paid-lines.ts';
import { sumsOf } from '../rules/invoice-lines.ts';
import { replaceInvoice } from './replace-invoice.ts';
import { readReplacement } from './replacement-store.ts';

/** A second person puts another invoice in the place of a wrong one. */
export const replaceInvoiceAct = (deps: InvoicingDeps): ActHandler<'invoice.replace'> => ({
  factsOf: (reader, { terms }) => factsOf(deps, reader, terms.replacementId),
  carryOut: (trx, { terms, reason, decidedBy }) =>
    replaceInvoice(deps, trx, { replacementId: terms.replacementId, reason, by: decidedBy }),
});

async function factsOf(deps: InvoicingDeps, reader: Reader, id: string): Promise<Fact[]> {
  const replacement = await readReplacement(reader, id);
  const wrong = await readInvoice(reader, replacement.invoiceId);
  const lines = await linesOfInvoice(deps, reader, wrong, wrong.id);
  const { agreement, buyer } = replacement;
  const facts = [
    [REPLACE_FACTS.number, wrong.issued && numberText(wrong.issued)],
    [REPLACE_FACTS.day, wrong.issued && dayText(dayInVietnam(wrong.issued.at))],
    [REPLACE_FACTS.bill, wrong.billCode],
    [REPLACE_FACTS.buyer, nameOf(wrong.buyer)],
    [REPLACE_FACTS.newBuyer, nameOf(buyer)],
    [REPLACE_FACTS.total, vnd(wrong.total)],
    [REPLACE_FACTS.newTotal, vnd(sumsOf(lines).total)],
    [REPLACE_FACTS.agreement, agreement && `${agreement.name}, ${dayText(agreement.on)}`],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const nameOf = ({ name, taxCode, address }: Buyer): string =>
  [name, taxCode, address].filter(Boolean).join(' · ');
