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
import type { Invoice } from './invoice.ts';

const invoiceRow = ({ id, paper, billCode, buyer, net, tax, total, issued }: Invoice) => ({
  id,
  paper,
  bill_code: billCode,
  series: issued?.series ?? null,
  number: issued?.number ?? null,
  buyer: { name: buyer.name, tax_code: buyer.taxCode, address: buyer.address },
  net_vnd: net,
  tax_vnd: tax,
  total_vnd: total,
  issued_at: issued?.at.toISOString() ?? null,
});

/** Calls about invoices. */
export const invoicingRoutes = (invoicing: Invoicing): Route[] => [
  route(issueInvoiceEndpoint, async ({ body, caller: { customerId } }) => {
    const { name, tax_code: taxCode, address } = body.buyer;
    const asked = { customerId, billCode: body.bill_code, buyer: { name, taxCode, address } };
    return { status: true, data: invoiceRow(await invoicing.issue(asked)) };
  }),
  route(listInvoicesEndpoint, async ({ query, caller: { customerId } }) => {
    const { page = 1, size = LIMITS.pageSize, bill_codes: billCodes } = query;
    const { rows, total } = await invoicing.list({ customerId, billCodes, page, size });
    const pagination = { page, size, total };
    const { paper = null } = invoicing;
    return { status: true, paper, results: rows.map(invoiceRow), pagination };
  }),
  route(readInvoicePaperEndpoint, async ({ params: { id }, caller: { customerId }, reply }) =>
    sendFile(reply, 'pdf', 'hoa-don', invoicing.now(), await invoicing.paperOf(id, customerId)),
  ),
  route(readInvoiceOriginalEndpoint, async ({ params: { id }, caller: { customerId }, reply }) =>
    sendFile(reply, 'xml', 'hoa-don', invoicing.now(), await invoicing.originalOf(id, customerId)),
  ),
];
