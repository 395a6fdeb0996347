import type { Body, Register } from './issued.ts';

export interface Problem {
  readonly code: string;
  readonly words: string;
}

interface Terms {
  readonly taxCode: string;
  readonly templateCode: string;
  /** Letters behind the year. */
  readonly suffix: string;
}

/** Its rates: -2 not taxable, -1 not declared. */
const RATES: readonly unknown[] = [-2, -1, 0, 5, 8, 10];
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1;

/**
 * What `createInvoice` refuses. Known from public sources are the names INVOICE_SERIAL_NOT_FOUND
 * and INVALID_TRANSACTION_UUID here, and elsewhere in this folder TRANSACTION_UUID_INVALID,
 * NOT_FOUND_DATA and GENERAL. The other names, the sentences and the order are ours: nothing of the
 * server may hang on them. That sums may differ by less than one đồng is from its document.
 */
export function problemOf(
  body: Body,
  terms: Terms,
  nowMs: number,
  register: Pick<Register, 'all'>,
): Problem | undefined {
  const { generalInvoiceInfo: general = {}, buyerInfo: buyer = {} } = body;
  if (!/^[\w-]{10,36}$/.test(text(general['transactionUuid'])))
    return { code: 'INVALID_TRANSACTION_UUID', words: 'Transaction Uuid không hợp lệ' };
  if (general['templateCode'] !== terms.templateCode)
    return { code: 'TEMPLATE_NOT_FOUND', words: 'Mẫu hóa đơn không tồn tại' };
  const issuedAt = number(general['invoiceIssuedDate']);
  const year = new Date(issuedAt + 7 * 3_600_000).getUTCFullYear() % 100;
  const [, seriesYear, suffix] =
    /^[CK](\d\d)([A-Z]{3})$/.exec(text(general['invoiceSeries'])) ?? [];
  if (suffix !== terms.suffix || Number(seriesYear) !== year)
    return { code: 'INVOICE_SERIAL_NOT_FOUND', words: 'Ký hiệu hóa đơn không tồn tại' };
  if (!(issuedAt <= nowMs + 600_000))
    return { code: 'INVOICE_ISSUED_DATE_INVALID', words: 'Ngày lập hóa đơn không hợp lệ' };
  if (!text(buyer['buyerName']) && !text(buyer['buyerLegalName']))
    return { code: 'BUYER_NAME_REQUIRED', words: 'Phải nhập tên người mua hoặc tên đơn vị' };
  if (
    text(buyer['buyerTaxCode']) &&
    !/^\d{10}(-?\d{3})?$|^\d{12}$/.test(text(buyer['buyerTaxCode']))
  )
    return { code: 'BUYER_TAX_CODE_INVALID', words: 'Mã số thuế người mua không hợp lệ' };
  if (body.sellerInfo?.['sellerTaxCode'] !== terms.taxCode)
    return { code: 'SUPPLIER_TAX_CODE_INVALID', words: 'Mã số thuế người bán không đúng' };
  return wrongOriginal(general, register) ?? wrongSum(body);
}

/**
 * `adjustmentType` 1 is an original invoice, 3 replaces the one that `originalInvoiceId` names,
 * with the day of it and what the parties signed. An invoice is replaced once.
 */
function wrongOriginal(
  general: Readonly<Record<string, unknown>>,
  register: Pick<Register, 'all'>,
): Problem | undefined {
  const kind = general['adjustmentType'];
  if (kind === '1') return undefined;
  if (kind !== '3')
    return { code: 'ADJUSTMENT_TYPE_INVALID', words: 'Loại điều chỉnh không hợp lệ' };
  const named = general['originalInvoiceId'];
  const issued = register.all();
  const original = issued.find(({ invoiceNo }) => invoiceNo === named);
  if (!original || general['originalInvoiceIssueDate'] !== original.issueDate)
    return { code: 'ORIGINAL_INVOICE_NOT_FOUND', words: 'Không tìm thấy hóa đơn gốc' };
  if (issued.some(({ body }) => body.generalInvoiceInfo?.['originalInvoiceId'] === named))
    return { code: 'ORIGINAL_INVOICE_REPLACED', words: 'Hóa đơn gốc đã bị thay thế' };
  const isSigned =
    text(general['additionalReferenceDesc']) !== '' &&
    Number.isFinite(number(general['additionalReferenceDate']));
  return isSigned
    ? undefined
    : { code: 'ADDITIONAL_REFERENCE_REQUIRED', words: 'Phải nhập văn bản thỏa thuận' };
}

function wrongSum({ itemInfo = [], summarizeInfo = {} }: Body): Problem | undefined {
  if (itemInfo.length === 0)
    return { code: 'ITEM_INFO_REQUIRED', words: 'Hóa đơn phải có hàng hóa, dịch vụ' };
  for (const item of itemInfo) {
    const net = number(item['itemTotalAmountWithoutTax']);
    const rate = item['taxPercentage'];
    if (!RATES.includes(rate))
      return { code: 'TAX_PERCENTAGE_INVALID', words: `Thuế suất ${String(rate)} không hợp lệ` };
    if (!isNear(number(item['unitPrice']) * number(item['quantity']), net))
      return { code: 'ITEM_TOTAL_AMOUNT_INVALID', words: 'Thành tiền khác đơn giá nhân số lượng' };
    if (!isNear((net * Math.max(0, number(rate))) / 100, number(item['taxAmount'])))
      return { code: 'TAX_AMOUNT_INVALID', words: 'Tiền thuế không khớp thuế suất' };
  }
  const sum = (name: string) => itemInfo.reduce((total, item) => total + number(item[name]), 0);
  const isWhole =
    isNear(sum('itemTotalAmountWithoutTax'), number(summarizeInfo['totalAmountWithoutTax'])) &&
    isNear(sum('taxAmount'), number(summarizeInfo['totalTaxAmount'])) &&
    isNear(sum('itemTotalAmountWithTax'), number(summarizeInfo['totalAmountWithTax']));
  return isWhole
    ? undefined
    : { code: 'TOTAL_AMOUNT_INVALID', words: 'Tổng tiền không khớp các dòng hàng hóa' };
}
