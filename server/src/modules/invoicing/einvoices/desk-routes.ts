import {
  type EinvoiceState,
  listDeskInvoicesEndpoint,
  readDeskInvoiceFileEndpoint,
  replaceInvoiceEndpoint,
  retryInvoiceEndpoint,
  withdrawInvoiceEndpoint,
} from '@hako/contract/invoicing/einvoices';
import { exportInvoicesEndpoint } from '@hako/contract/invoicing/invoicing';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { Invoicing } from '../invoicing.ts';
import { buyerIn, buyerRowOf } from '../wire-buyer.ts';
import { isFailed } from './einvoice.ts';

const PAGE = 50;
type DeskRow = Awaited<ReturnType<Invoicing['listForDesk']>>['rows'][number];

const deskRow = (row: DeskRow) => ({
  id: row.id,
  bill_code: row.bill_code,
  paper: row.paper,
  state: row.state,
  buyer: buyerRowOf(row.buyer),
  series: row.series,
  number: row.number,
  tax_vnd: row.tax_vnd,
  total_vnd: row.total_vnd,
  lookup_code: row.lookup_code,
  tax_authority_code: row.tax_authority_code,
  refusal_code: row.refusal_code,
  words: row.words,
  has_files: row.filed_at !== null,
  asked_at: row.asked_at.toISOString(),
  issued_at: row.issued_at?.toISOString() ?? null,
  replaces: paperNumber(row.wrong_series, row.wrong_number),
  replaced_by:
    row.replaced_by === null ? null : paperNumber(row.successor_series, row.successor_number),
  may_replace: row.paper === 'invoice' && row.state === 'issued' && !hasSuccessor(row),
});

const hasSuccessor = ({ successor_state: state, successor_sent_at: sentAt }: DeskRow): boolean =>
  state !== null && !isFailed({ state: state as EinvoiceState, sentAt: sentAt ?? undefined });

const paperNumber = (series: string | null, number: number | null) =>
  series === null || number === null ? null : { series, number };

/** The accountant's calls about invoices. */
export const deskInvoicingRoutes = (invoicing: Invoicing): Route[] => [
  route(listDeskInvoicesEndpoint, async ({ query: { state, bill_code: billCode, after } }) => {
    const { rows, next } = await invoicing.listForDesk({ state, billCode, after, size: PAGE });
    return { rows: rows.map(deskRow), ...(next && { next }) };
  }),
  route(retryInvoiceEndpoint, async ({ params: { id }, body, caller: { userId: by } }) => {
    const { reason } = body;
    const buyer = body.buyer && buyerIn(body.buyer);
    await invoicing.retryEinvoice({ invoiceId: id, reason, buyer, by });
    return DONE;
  }),
  route(withdrawInvoiceEndpoint, async ({ params: { id }, body, caller: { userId: by } }) => {
    await invoicing.withdrawEinvoice({ invoiceId: id, reason: body.reason, by });
    return DONE;
  }),
  route(replaceInvoiceEndpoint, async ({ params: { id }, body, caller: { userId: by } }) => {
    const { reason, agreement } = body;
    const buyer = body.buyer && buyerIn(body.buyer);
    await invoicing.proposeReplacement({ invoiceId: id, buyer, agreement, reason, by });
    return DONE;
  }),
  route(readDeskInvoiceFileEndpoint, async ({ params: { id, form }, reply }) =>
    sendFile(reply, form, 'hoa-don', invoicing.now(), await invoicing.openForDesk(id, form)),
  ),
  route(exportInvoicesEndpoint, async ({ query, reply }) =>
    sendFile(reply, 'xlsx', 'hoa-don', invoicing.now(), await invoicing.exportIssued(query)),
  ),
];
