import { fromBufferPromise } from 'yauzl';
import { buffer } from 'node:stream/consumers';

const MOST_BYTES = 5_000_000;
const MOST_ENTRIES = 20;

/**
 * The signed XML inside the zip that a provider gives: the file itself, or a zip of it and its
 * style sheet once more packed. Undefined when there is none; what unpacks to more than an invoice
 * can be throws.
 */
export async function xmlInZip(zip: Buffer, depth = 0): Promise<Buffer | undefined> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  let entries = 0;
  for await (const entry of opened.eachEntry()) {
    entries += 1;
    if (entries > MOST_ENTRIES || entry.uncompressedSize > MOST_BYTES)
      throw new Error('the zip of an invoice is too large');
    const isXml = /\.xml$/i.test(entry.fileName);
    if (!isXml && !(depth === 0 && /\.zip$/i.test(entry.fileName))) continue;
    const bytes = await buffer(await opened.openReadStreamPromise(entry));
    const found = isXml ? bytes : await xmlInZip(bytes, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * What the signed original says is to be paid: `TgTTTBSo`, by the format of decision 1450/QĐ-TCT.
 */
export function totalInXml(xml: Buffer): number | undefined {
  const [, text] = /<TgTTTBSo>\s*(\d{1,15})(?:\.0*)?\s*<\/TgTTTBSo>/.exec(xml.toString()) ?? [];
  return text === undefined ? undefined : Number(text);
}
