import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { IssuedInvoice } from './issued.ts';

interface NamedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const xmlText = (value: unknown): string =>
  String(value ?? '').replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `<name>value</name>`; lines of XML stand in it as they are. */
const tag = (name: string, value: unknown): string =>
  `<${name}>${Array.isArray(value) ? value.join('\n') : xmlText(value)}</${name}>`;

/** `TTHDLQuan`: the invoice that this one replaces (`TCHDon` 1). */
function originalTags({ generalInvoiceInfo: general = {} }: IssuedInvoice['body']): string[] {
  const named = general['originalInvoiceId'];
  if (typeof named !== 'string') return [];
  return [
    tag('TTHDLQuan', [
      tag('TCHDon', 1),
      tag('KHMSHDCLQuan', String(general['originalTemplateCode']).slice(0, 1)),
      tag('KHHDCLQuan', named.slice(0, 6)),
      tag('SHDCLQuan', named.slice(6)),
      tag('GChu', general['adjustedNote']),
    ]),
  ];
}

/** The signed original, in the tags of decision 1450/QĐ-TCT that somebody here reads. */
function xmlOf({ invoiceNo, templateCode, body }: IssuedInvoice, taxCode: string | undefined) {
  const { buyerInfo = {}, sellerInfo = {}, itemInfo = [], summarizeInfo = {} } = body;
  const about = [
    tag('KHMSHDon', templateCode.slice(0, 1)),
    tag('KHHDon', invoiceNo.slice(0, 6)),
    tag('SHDon', invoiceNo.slice(6)),
    ...originalTags(body),
  ];
  const lines = itemInfo.map((item) =>
    tag('HHDVu', [
      tag('STT', item['lineNumber']),
      tag('THHDVu', item['itemName']),
      tag('ThTien', item['itemTotalAmountWithoutTax']),
      tag('TSuat', item['taxPercentage']),
    ]),
  );
  const totals = [
    tag('TgTCThue', summarizeInfo['totalAmountWithoutTax']),
    tag('TgTThue', summarizeInfo['totalTaxAmount']),
    tag('TgTTTBSo', summarizeInfo['totalAmountWithTax']),
  ];
  const parties = [
    tag('NBan', [
      tag('Ten', sellerInfo['sellerLegalName']),
      tag('MST', sellerInfo['sellerTaxCode']),
    ]),
    tag('NMua', [
      tag('Ten', buyerInfo['buyerLegalName'] || buyerInfo['buyerName']),
      tag('MST', buyerInfo['buyerTaxCode']),
    ]),
  ];
  const contents = [...parties, tag('DSHHDVu', lines), tag('TToan', totals)];
  const invoice = [tag('DLHDon', [tag('TTChung', about), tag('NDHDon', contents)])];
  const signed = tag('HDon', taxCode ? [...invoice, tag('MCCQT', taxCode)] : invoice);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${signed}\n`;
}

/**
 * A page with a few lines of plain letters; accents are left away, for the fonts that every reader
 * has know none of ours.
 */
function pdfOf(invoice: IssuedInvoice, taxCode: string | undefined): Buffer {
  const total = invoice.body.summarizeInfo?.['totalAmountWithTax'];
  const series = `${invoice.templateCode.slice(0, 1)}${invoice.invoiceNo.slice(0, 6)}`;
  const lines = [
    'HOA DON GIA TRI GIA TANG (ban the hien)',
    `Ky hieu: ${series}  So: ${invoice.invoiceNo.slice(6)}`,
    `Ma cua co quan thue: ${taxCode ?? ''}`,
    `Ma tra cuu: ${invoice.reservationCode}`,
    `Tong cong: ${String(total)} VND`,
  ];
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 60 780 Td 20 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R\n' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
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
export async function fileOf(
  invoice: IssuedInvoice,
  taxCode: string | undefined,
  fileType: string,
): Promise<NamedFile | undefined> {
  const name = `${invoice.templateCode.replace('/', '_')}-${invoice.invoiceNo}`;
  if (fileType === 'PDF') return { name: `${name}.pdf`, bytes: pdfOf(invoice, taxCode) };
  if (fileType !== 'ZIP') return undefined;
  const inner = await zipOf([
    { name: 'invoice.xsl', bytes: Buffer.from('<xsl:stylesheet version="1.0"/>') },
    { name: `${name}.xml`, bytes: Buffer.from(xmlOf(invoice, taxCode)) },
  ]);
  return { name: `${name}.zip`, bytes: await zipOf([{ name: `${name}.zip`, bytes: inner }]) };
}

function zipOf(files: readonly NamedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}
