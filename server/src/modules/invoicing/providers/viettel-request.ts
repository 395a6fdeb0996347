import type { EinvoiceConfig } from '../../../config/einvoice.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { amountInWords } from '../../wallet/index.ts';
import { PAYMENT, UNIT } from '../labels.ts';
import type { InvoiceLine } from '../rules/invoice-lines.ts';
import type { Original, ToIssue } from './provider.ts';

/**
 * `taxPercentage` of what is neither declared nor taxed (KKKNT), as what was collected for others.
 */
const NOT_DECLARED = -1;
/** Goods and services (table of `selection`, circular 78). */
const GOODS = 1;

/** The series of the year: `yy` in the setting stands for its two digits. */
const seriesIn = (setting: string, at: Date): string =>
  setting.replace('yy', dayInVietnam(at).slice(2, 4));

/**
 * The body of `createInvoice`, names and rules by HDSD section "Lập hóa đơn":
 * - `transactionUuid` (10 to 36 letters): ours, taken once
 * - `invoiceIssuedDate`: milliseconds; numbers of a series follow it
 * - `adjustmentType` 1: an original invoice; 3: one that replaces `originalInvoiceId`, with what
 *   the parties signed about it in `additionalReferenceDesc` (section "Lập hóa đơn thay thế")
 * - per line `unitPrice × quantity`, and net × rate, within one đồng of what is said
 * - `buyerNotGetInvoice` 0: the buyer wants it
 */
export function createInvoiceBody(
  { templateCode, series }: EinvoiceConfig,
  invoice: ToIssue,
  key: string,
  at: Date,
) {
  const { buyer, seller, lines, net, tax, total, billCode, original } = invoice;
  const isCompany = buyer.taxCode !== undefined;
  return {
    generalInvoiceInfo: {
      // The form stands before the stroke: `1/001` is form 1, value added tax.
      invoiceType: templateCode.slice(0, 1),
      templateCode,
      invoiceSeries: seriesIn(series, at),
      invoiceIssuedDate: at.getTime(),
      currencyCode: 'VND',
      exchangeRate: 1,
      ...kindOf(templateCode, original),
      paymentStatus: true,
      cusGetInvoiceRight: true,
      transactionUuid: key,
      validation: 1,
      invoiceNote: billCode,
    },
    sellerInfo: {
      sellerLegalName: seller.name,
      sellerTaxCode: seller.taxCode,
      sellerAddressLine: seller.address,
    },
    buyerInfo: {
      // A company stands as the unit, a person as the buyer.
      buyerName: isCompany ? '' : buyer.name,
      buyerLegalName: isCompany ? buyer.name : '',
      buyerTaxCode: buyer.taxCode ?? '',
      buyerAddressLine: buyer.address ?? '',
      buyerNotGetInvoice: 0,
    },
    payments: [{ paymentMethodName: PAYMENT }],
    itemInfo: lines.map(itemOf),
    summarizeInfo: {
      sumOfTotalLineAmountWithoutTax: net,
      totalAmountWithoutTax: net,
      totalTaxAmount: tax,
      totalAmountWithTax: total,
      totalAmountWithTaxInWords: amountInWords(total),
      discountAmount: 0,
    },
    taxBreakdowns: breakdownsOf(lines),
  };
}

/** Original, or what it replaces. */
const kindOf = (templateCode: string, original: Original | undefined) =>
  original === undefined
    ? { adjustmentType: '1' }
    : {
        adjustmentType: '3',
        adjustmentInvoiceType: '',
        originalInvoiceId: original.providerNumber,
        originalInvoiceIssueDate: original.issuedAt.getTime(),
        originalTemplateCode: templateCode,
        additionalReferenceDesc: original.agreement.name,
        additionalReferenceDate: original.agreement.at.getTime(),
        adjustedNote: original.reason,
      };

const rateOf = ({ kind, percent }: InvoiceLine): number =>
  kind === 'on-behalf' ? NOT_DECLARED : percent;

const itemOf = (line: InvoiceLine, index: number) => ({
  lineNumber: index + 1,
  selection: GOODS,
  itemName: line.name,
  unitName: UNIT,
  quantity: 1,
  unitPrice: line.net,
  itemTotalAmountWithoutTax: line.net,
  discount: 0,
  itemDiscount: 0,
  itemTotalAmountAfterDiscount: line.net,
  taxPercentage: rateOf(line),
  taxAmount: line.tax,
  itemTotalAmountWithTax: line.total,
});

/** One for each rate. */
function breakdownsOf(lines: readonly InvoiceLine[]) {
  const byRate = Map.groupBy(lines, rateOf);
  return [...byRate].map(([taxPercentage, of]) => ({
    taxPercentage,
    taxableAmount: of.reduce((sum, { net }) => sum + net, 0),
    taxAmount: of.reduce((sum, { tax }) => sum + tax, 0),
  }));
}
