import type { IssuedInvoice } from './issued.ts';
import { zipOf } from './zip.ts';

const xmlText = (value: unknown): string =>
  String(value ?? '').replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The signed original, in the tags of decision 1450/QĐ-TCT that somebody here reads. */
function xmlOf({ invoiceNo, templateCode, body }: IssuedInvoice, taxCode: string | undefined) {
  const { buyerInfo = {}, sellerInfo = {}, itemInfo = [], summarizeInfo = {} } = body;
  const lines = itemInfo.map(
    (item) =>
      `<HHDVu><STT>${xmlText(item['lineNumber'])}</STT><THHDVu>${xmlText(item['itemName'])}</THHDVu><ThTien>${xmlText(item['itemTotalAmountWithoutTax'])}</ThTien><TSuat>${xmlText(item['taxPercentage'])}</TSuat></HHDVu>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<HDon><DLHDon><TTChung><KHMSHDon>${xmlText(templateCode.slice(0, 1))}</KHMSHDon><KHHDon>${xmlText(invoiceNo.slice(0, 6))}</KHHDon><SHDon>${xmlText(invoiceNo.slice(6))}</SHDon></TTChung>
<NDHDon><NBan><Ten>${xmlText(sellerInfo['sellerLegalName'])}</Ten><MST>${xmlText(sellerInfo['sellerTaxCode'])}</MST></NBan>
<NMua><Ten>${xmlText(buyerInfo['buyerLegalName'] || buyerInfo['buyerName'])}</Ten><MST>${xmlText(buyerInfo['buyerTaxCode'])}</MST></NMua>
<DSHHDVu>${lines.join('')}</DSHHDVu><TToan><TgTCThue>${xmlText(summarizeInfo['totalAmountWithoutTax'])}</TgTCThue><TgTThue>${xmlText(summarizeInfo['totalTaxAmount'])}</TgTThue><TgTTTBSo>${xmlText(summarizeInfo['totalAmountWithTax'])}</TgTTTBSo></TToan></NDHDon></DLHDon>
${taxCode ? `<MCCQT>${xmlText(taxCode)}</MCCQT>` : ''}</HDon>
`;
}

/**
 * A page with a few lines of plain letters; accents are left away, for the fonts that every reader
 * has know none of ours.
 */
function pdfOf(invoice: IssuedInvoice, taxCode: string | undefined): Buffer {
  const total = invoice.body.summarizeInfo?.['totalAmountWithTax'];
  const lines = [
    'HOA DON GIA TRI GIA TANG (ban the hien)',
    `Ky hieu: ${invoice.templateCode.slice(0, 1)}${invoice.invoiceNo.slice(0, 6)}  So: ${invoice.invoiceNo.slice(6)}`,
    `Ma cua co quan thue: ${taxCode ?? ''}`,
    `Ma tra cuu: ${invoice.reservationCode}`,
    `Tong cong: ${String(total)} VND`,
  ];
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 60 780 Td 20 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}${table}${end}`, 'latin1');
}

/**
 * As `getInvoiceRepresentationFile` packs it: the zip holds another one with the XML and its style
 * sheet.
 */
export function fileOf(
  invoice: IssuedInvoice,
  taxCode: string | undefined,
  fileType: string,
): { readonly name: string; readonly bytes: Buffer } | undefined {
  const name = `${invoice.templateCode.replace('/', '_')}-${invoice.invoiceNo}`;
  if (fileType === 'PDF') return { name: `${name}.pdf`, bytes: pdfOf(invoice, taxCode) };
  if (fileType !== 'ZIP') return undefined;
  const inner = zipOf([
    { name: 'invoice.xsl', bytes: Buffer.from('<xsl:stylesheet version="1.0"/>') },
    { name: `${name}.xml`, bytes: Buffer.from(xmlOf(invoice, taxCode)) },
  ]);
  return { name: `${name}.zip`, bytes: zipOf([{ name: `${name}.zip`, bytes: inner }]) };
}
