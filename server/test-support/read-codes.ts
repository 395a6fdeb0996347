import { PDFiumLibrary } from '@hyzyla/pdfium';
import {
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** As sharp as a printer of labels draws: 203 points an inch, twice. */
const SCALE = 4;

/**
 * What a scanner reads on the first page of a PDF, in this kind of code; undefined when it reads
 * nothing.
 */
export async function readCode(
  bytes: Uint8Array,
  format: 'QR_CODE' | 'CODE_128',
): Promise<string | undefined> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const { data, width, height } = await document.getPage(0).render({ scale: SCALE });
  document.destroy();
  library.destroy();
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = data[at * 4 + 1] ?? 0;
  const picture = new BinaryBitmap(
    new HybridBinarizer(new RGBLuminanceSource(grey, width, height)),
  );
  try {
    const reader = format === 'QR_CODE' ? new QRCodeReader() : new Code128Reader();
    return reader.decode(picture).getText();
  } catch {
    return undefined;
  }
}
