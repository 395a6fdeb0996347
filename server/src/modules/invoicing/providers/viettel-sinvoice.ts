import type { EinvoiceConfig } from '../../../config/einvoice.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { fieldsOf, wordOf } from '../../../platform/outside/fields.ts';
import type { HttpClient } from '../../../platform/outside/http-client.ts';
import type { InvoiceProvider, ProviderAnswer } from './provider.ts';
import { xmlInZip } from './signed-xml.ts';
import { createInvoiceBody } from './viettel-request.ts';
import { openViettelSession, VIETTEL, type ViettelSession } from './viettel-session.ts';

const CREATE = '/InvoiceWS/createInvoice';
const FIND = '/InvoiceWS/searchInvoiceByTransactionUuid';
const FILE = '/InvoiceUtilsWS/getInvoiceRepresentationFile';

/** Errors of `createInvoice` that say: the key was taken. */
const KEY_TAKEN: ReadonlySet<string> = new Set([
  'TRANSACTION_UUID_INVALID',
  'TRANSACTION_IS_BEING_PROCESSED',
]);
const NOTHING_FOUND = 'NOT_FOUND_DATA';
/**
 * `invoiceNo`: the series of circular 78 (C with a code of the tax authority, K without) and a
 * number of up to eight digits.
 */
const INVOICE_NO = /^([CK]\d{2}[A-Z]{3})(\d{1,8})$/;

interface Deps {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly config: EinvoiceConfig;
  /** Of the company, as it stands in the address of each call: digits, a branch behind a dash. */
  readonly supplierTaxCode: string;
}

/**
 * Electronic invoices by Viettel SInvoice. `transactionUuid` makes issuing safe to repeat: it is
 * taken once, and what became of it can be asked for.
 */
export function createViettelSinvoice(deps: Deps): InvoiceProvider {
  const { http, config, clock, supplierTaxCode } = deps;
  const session = openViettelSession(http, config, clock);
  const form = config.templateCode.slice(0, 1);
  const find = (key: string) => findIssued(session, { supplierTaxCode, key, form });
  return {
    name: VIETTEL,
    paper: 'invoice',
    find,
    async issue(invoice, key) {
      const at = clock.now();
      const answer = await session.ask({
        path: `${CREATE}/${supplierTaxCode}`,
        body: createInvoiceBody(config, invoice, key, at),
        isWrite: true,
      });
      if (answer.isOk) return issuedOf(fieldsOf(answer.body['result']) ?? {}, form, at);
      if (!KEY_TAKEN.has(answer.code))
        return { is: 'refused', code: answer.code, words: answer.words, isKeySpent: false };
      const known = await find(key);
      // Taken, and not to be seen yet: it is asked for again later, never sent under another key.
      if (!known) throw new Outage(VIETTEL, 'failing', answer.code, undefined, true);
      return known;
    },
    async fetchFiles({ providerNumber }, key) {
      const fetch = (fileType: string) =>
        fetchFile(session, {
          supplierTaxCode,
          templateCode: config.templateCode,
          invoiceNo: providerNumber,
          transactionUuid: key,
          fileType,
        });
      const pdf = await fetch('PDF');
      const zip = pdf && (await fetch('ZIP'));
      const xml = zip && (await xmlInZip(zip));
      return pdf && xml && { pdf, xml };
    },
  };
}

interface Key {
  readonly supplierTaxCode: string;
  readonly key: string;
  readonly form: string;
}

/**
 * `searchInvoiceByTransactionUuid` takes a form; nothing under the key is the error
 * `NOT_FOUND_DATA`.
 */
async function findIssued(
  session: ViettelSession,
  { supplierTaxCode, key, form }: Key,
): Promise<ProviderAnswer | undefined> {
  const answer = await session.ask({
    path: FIND,
    body: new URLSearchParams({ supplierTaxCode, transactionUuid: key }),
  });
  if (!answer.isOk) {
    if (answer.code === NOTHING_FOUND) return undefined;
    throw new Outage(VIETTEL, 'broken', `${answer.code}: ${answer.words}`);
  }
  const { result } = answer.body;
  if (!Array.isArray(result)) throw new Outage(VIETTEL, 'broken', '', 'result');
  const found = fieldsOf(result[0]);
  if (!found || wordOf(found['invoiceNo']) === undefined) return undefined;
  const { issueDate } = found;
  const at = new Date(typeof issueDate === 'number' ? issueDate : Number.NaN);
  if (Number.isNaN(at.getTime())) throw new Outage(VIETTEL, 'broken', '', 'result[0].issueDate');
  return issuedOf(found, form, at);
}

/**
 * `invoiceNo`, `reservationCode` (what the buyer looks it up by), `codeOfTax` (mã của cơ quan
 * thuế) and, in a search, `exchangeStatus`: `INVOICE_HAS_CODE_SENT`, `…_APPROVED`,
 * `…_DIS_APPROVED` with its reason in `exchangeDes`.
 */
function issuedOf(
  result: Readonly<Record<string, unknown>>,
  form: string,
  at: Date,
): ProviderAnswer {
  const providerNumber = wordOf(result['invoiceNo']) ?? '';
  const [, series, number] = INVOICE_NO.exec(providerNumber) ?? [];
  if (series === undefined)
    throw new Outage(VIETTEL, 'broken', providerNumber.slice(0, 40), 'result.invoiceNo', true);
  const status = wordOf(result['exchangeStatus']) ?? '';
  if (/DIS_?APPROVED/.test(status)) {
    const words = wordOf(result['exchangeDes']) ?? status;
    return { is: 'refused', code: status, words: words.slice(0, 1_000), isKeySpent: true };
  }
  const taxAuthorityCode = wordOf(result['codeOfTax']);
  if (series.startsWith('C') && taxAuthorityCode === undefined) return { is: 'under-way' };
  const lookupCode = wordOf(result['reservationCode']);
  return {
    is: 'issued',
    given: {
      series: `${form}${series}`,
      number: Number(number),
      lookupCode,
      taxAuthorityCode,
      providerNumber,
      at,
    },
  };
}

/** A flat answer: `fileToBytes` is base64, and empty for some seconds after issuing. */
async function fetchFile(session: ViettelSession, asked: object): Promise<Buffer | undefined> {
  const answer = await session.ask({ path: FILE, body: asked });
  if (!answer.isOk) throw new Outage(VIETTEL, 'broken', `${answer.code}: ${answer.words}`);
  const bytes = Buffer.from(wordOf(answer.body['fileToBytes']) ?? '', 'base64');
  return bytes.length > 0 ? bytes : undefined;
}
