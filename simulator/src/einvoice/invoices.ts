import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { fileOf } from './files.ts';
import { type Body, codeOf, type IssuedInvoice, type Register } from './issued.ts';
import { problemOf } from './problems.ts';

const API = '/einvoice/services/einvoiceapplication/api/InvoiceAPI';

export interface EinvoiceTerms {
  /** Its customer, who shows these. */
  taxCode: string;
  username: string;
  password: string;
  templateCode: string;
  suffix: string;
  tokenSeconds: number;
  /** So long after issuing the tax authority gives its code, and the files are made. */
  codeAfterMs: number;
  filesAfterMs: number;
}

interface House {
  readonly terms: EinvoiceTerms;
  readonly register: Register;
  readonly isOpen: (request: FastifyRequest) => boolean;
}

const refuse = (reply: FastifyReply, message: string, data: string, code = 400) =>
  reply.code(code).send({ code, message, data, errorCode: null });
const refuseUnknown = (reply: FastifyReply) =>
  refuse(reply, 'NOT_FOUND_DATA', 'Không tìm thấy dữ liệu');

type Form = Record<string, string> | null;

/** Its three calls about invoices; without a token that serves each is turned away. */
export function serveInvoices(app: FastifyInstance, world: World, house: House): void {
  const desk = createDesk(world, house);
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!house.isOpen(request)) await refuse(reply, 'GENERAL', 'Có lỗi xảy ra', 500);
  };
  app.post<{ Params: { taxCode: string }; Body: Body | null }>(
    `${API}/InvoiceWS/createInvoice/:taxCode`,
    { preHandler },
    async ({ params, body }, reply) => desk.create(params.taxCode, body ?? {}, reply),
  );
  app.post<{ Body: Form }>(
    `${API}/InvoiceWS/searchInvoiceByTransactionUuid`,
    { preHandler },
    async ({ body, headers }, reply) =>
      headers['content-type']?.startsWith('application/x-www-form-urlencoded')
        ? desk.find(body, reply)
        : refuse(reply, 'BAD_REQUEST', 'Sai định dạng'),
  );
  app.post<{ Body: Form }>(
    `${API}/InvoiceUtilsWS/getInvoiceRepresentationFile`,
    { preHandler },
    async ({ body }, reply) => desk.file(body, reply),
  );
}

function createDesk(world: World, { terms, register }: House) {
  const taxCodeOf = ({ uuid, invoiceNo, atMs }: IssuedInvoice) =>
    invoiceNo.startsWith('C') &&
    register.wordsAgainst(uuid) === undefined &&
    world.clock.now() >= atMs + terms.codeAfterMs
      ? codeOf('tax', uuid)
      : null;
  return {
    create(taxCode: string, body: Body, reply: FastifyReply) {
      if (taxCode !== terms.taxCode)
        return refuse(reply, 'SUPPLIER_TAX_CODE_INVALID', 'Mã số thuế người bán không đúng');
      const problem = problemOf(body, terms, world.clock.now(), register);
      if (problem) return refuse(reply, problem.code, problem.words);
      const uuid = String(body.generalInvoiceInfo?.['transactionUuid']);
      if (register.find(uuid)) {
        const words = 'Transaction Uuid đã được dùng để lập hóa đơn';
        return refuse(reply, 'TRANSACTION_UUID_INVALID', words);
      }
      const invoice = register.issue(uuid, body);
      const { invoiceNo, reservationCode } = invoice;
      const numbers = { supplierTaxCode: terms.taxCode, invoiceNo, transactionID: uuid };
      const result = { ...numbers, reservationCode, codeOfTax: taxCodeOf(invoice) };
      return { errorCode: null, description: null, result };
    },
    find(body: Form, reply: FastifyReply) {
      const invoice = register.find(body?.['transactionUuid'] ?? '');
      if (!invoice || body?.['supplierTaxCode'] !== terms.taxCode) return refuseUnknown(reply);
      const against = register.wordsAgainst(invoice.uuid);
      return foundOf(invoice, terms.taxCode, taxCodeOf(invoice), against);
    },
    async file(body: Form, reply: FastifyReply) {
      const invoice = register.find(body?.['transactionUuid'] ?? '');
      if (!invoice || body?.['invoiceNo'] !== invoice.invoiceNo) return refuseUnknown(reply);
      const isMade = world.clock.now() >= invoice.atMs + terms.filesAfterMs;
      const file = await fileOf(invoice, taxCodeOf(invoice) ?? undefined, body['fileType'] ?? '');
      if (!file) return refuse(reply, 'FILE_TYPE_INVALID', 'Loại file không hợp lệ');
      const fileToBytes = isMade ? file.bytes.toString('base64') : '';
      return { errorCode: 200, description: null, fileName: file.name, fileToBytes };
    },
  };
}

function foundOf(
  invoice: IssuedInvoice,
  supplierTaxCode: string,
  codeOfTax: string | null,
  against: string | undefined,
) {
  const { uuid, invoiceNo, reservationCode, issueDate } = invoice;
  const kind = invoiceNo.startsWith('C') ? 'INVOICE_HAS_CODE' : 'INVOICE_NO_CODE';
  const isDone = codeOfTax !== null || kind === 'INVOICE_NO_CODE';
  const exchangeStatus = against
    ? `${kind}_DIS_APPROVED`
    : `${kind}_${isDone ? 'APPROVED' : 'SENT'}`;
  const row = { supplierTaxCode, invoiceNo, reservationCode, issueDate, status: 'Đã thanh toán' };
  const exchange = { exchangeStatus, exchangeDes: against ?? null, codeOfTax };
  return {
    errorCode: null,
    description: null,
    transactionUuid: uuid,
    result: [{ ...row, ...exchange }],
  };
}
