import {
  issueInvoiceEndpoint,
  listInvoicesEndpoint,
  readInvoiceOriginalEndpoint,
  readInvoicePaperEndpoint,
} from '@hako/contract/invoicing/invoicing';
import { LIMITS } from '@hako/contract/kit/limits';
import { sendFile } from '../../platform/http/file-reply.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Invoicing } from './invoicing.ts';
import { counts, type Invoice } from './invoice.ts';
import { buyerIn, buyerRowOf } from './wire-buyer.ts';

type PaperRow = Awaited<ReturnType<Invoicing['askStandings']>>[number];

const invoiceRow = (invoice: PaperRow) => {
  const { id, paper, billCode, state, hasFiles, buyer, net, tax, total, issued } = invoice;
  return {
    id,
    paper,
    bill_code: billCode,
    state,
    has_files: hasFiles,
    series: issued?.series ?? null,
    number: issued?.number ?? null,
    counts: counts(invoice),
    replaces: invoice.replacesNumber ?? null,
    replaced_by: invoice.replacedByNumber ?? null,
    buyer: buyerRowOf(buyer),
    net_vnd: net,
    tax_vnd: tax,
    total_vnd: total,
    issued_at: issued?.at.toISOString() ?? null,
  };
};

const rowsOf = async (invoicing: Invoicing, invoices: readonly Invoice[]) =>
  (await invoicing.askStandings(invoices)).map(invoiceRow);

/** Calls about invoices. */
export const invoicingRoutes = (invoicing: Invoicing): Route[] => [
  route(issueInvoiceEndpoint, async ({ body, caller: { customerId } }) => {
    const buyer = buyerIn(body.buyer);
    const invoice = await invoicing.issue({ customerId, billCode: body.bill_code, buyer });
    const [row] = await rowsOf(invoicing, [invoice]);
    return { status: true, data: row as NonNullable<typeof row> };
  }),
  route(listInvoicesEndpoint, async ({ query, caller: { customerId } }) => {
    const { page = 1, size = LIMITS.pageSize, bill_codes: billCodes } = query;
    const { rows, total } = await invoicing.list({ customerId, billCodes, page, size });
    const pagination = { page, size, total };
    const { paper = null } = invoicing;
    return { status: true, paper, results: await rowsOf(invoicing, rows), pagination };
  }),
  route(readInvoicePaperEndpoint, async ({ params: { id }, caller: { customerId }, reply }) =>
    sendFile(reply, 'pdf', 'hoa-don', invoicing.now(), await invoicing.paperOf(id, customerId)),
  ),
  route(readInvoiceOriginalEndpoint, async ({ params: { id }, caller: { customerId }, reply }) =>
    sendFile(reply, 'xml', 'hoa-don', invoicing.now(), await invoicing.originalOf(id, customerId)),
  ),
];
