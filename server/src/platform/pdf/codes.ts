import bwip from 'bwip-js/node';
import { encode } from 'uqr';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A scanner needs this many modules of paper before and after the bars. */
const QUIET = 10;
/** Longer codes have bars that a label printer cannot draw. */
const LONGEST = 30;

/** A QR code of a text, `width` points wide with its quiet border. */
export function drawSquare(doc: PDFKit.PDFDocument, text: string, { x, y, width }: Place): void {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const side = width / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill('#000000');
}

/**
 * A Code 128 of a text; nothing where the text has other letters than ASCII or is too long for
 * bars.
 */
export function drawBars(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, width, height }: Place & { readonly height: number },
): void {
  if (!/^[\x20-\x7e]+$/.test(text) || text.length > LONGEST) return;
  const [drawn] = bwip.raw({ bcid: 'code128', text });
  const widths = drawn && 'sbs' in drawn ? drawn.sbs : [];
  const modules = widths.reduce((sum, one) => sum + one, 0);
  const module = width / (modules + 2 * QUIET);
  let at = x + QUIET * module;
  for (const [index, one] of widths.entries()) {
    if (index % 2 === 0) doc.rect(at, y, one * module, height);
    at += one * module;
  }
  doc.fill('#000000');
}
