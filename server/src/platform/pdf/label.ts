import { PassThrough, type Readable } from 'node:stream';
import { drawBars, drawSquare } from './codes.ts';
import { pdfDocument } from './engines.ts';
import { drawLine, lineHeight } from './sheet.ts';
import { FACES, type Face, faceOf, linesOf, widthOf } from './typesetting.ts';

/** What stands on a label, from above to below. */
export interface Label {
  /** What it is on: a parcel, a shelf, what a carrier takes. */
  readonly kind: string;
  /** What a scanner reads, as a square and as bars, and people as letters. */
  readonly code: string;
  readonly lines: readonly string[];
}

const MM = 72 / 25.4;
/** Points. A roll of 80 mm is cut after 60 mm. */
const SIZES = {
  '80mm': { width: 80 * MM, height: 60 * MM, margin: 10, square: 74, code: 15, text: 8.5 },
  a6: { width: 105 * MM, height: 148 * MM, margin: 18, square: 118, code: 21, text: 12 },
} as const;
export type LabelSize = keyof typeof SIZES;
const BARS_SHARE = 0.24;
const GAP = 8;
const MOST_LINES = 2;

/** A label of one page as PDF. What strangers wrote is only ever drawn as letters. */
export function writeLabel(
  { kind, code, lines }: Label,
  { size, createdAt }: { readonly size: LabelSize; readonly createdAt: Date },
): Readable {
  const { width, height, margin, square, code: codeSize, text } = SIZES[size];
  const PdfDocument = pdfDocument();
  const doc = new PdfDocument({
    size: [width, height],
    margin: 0,
    info: { Title: `${kind} ${code}`, Producer: 'Hako', Creator: 'Hako', CreationDate: createdAt },
    lang: 'vi-VN',
  });
  for (const face of Object.keys(FACES) as Face[]) doc.registerFont(face, faceOf(face).bytes);
  const out = doc.pipe(new PassThrough());
  const inside = width - 2 * margin;
  const barsHeight = height * BARS_SHARE;
  const barsTop = height - margin - barsHeight;
  drawSquare(doc, code, { x: margin, y: margin, width: square });
  const beside = { x: margin + square + GAP, width: inside - square - GAP };
  let top: number = margin;
  const write = (words: string, points: number, room: typeof beside, isStrong = false) => {
    for (const line of linesOf(words, room.width, points, { isStrong, most: MOST_LINES })) {
      if (top + lineHeight(points) > barsTop) return;
      drawLine(doc, line, { x: room.x, top, size: points, isStrong });
      top += lineHeight(points);
    }
  };
  write(kind, text, beside);
  // A code is read out from its label: it stands in one line.
  const fitting = (codeSize * beside.width) / widthOf(code, codeSize, true);
  write(code, Math.max(text, Math.min(codeSize, fitting)), beside, true);
  const isBeside = size === '80mm';
  if (!isBeside) top = Math.max(top, margin + square + GAP);
  for (const line of lines) write(line, text, isBeside ? beside : { x: margin, width: inside });
  drawBars(doc, code, { x: margin, y: barsTop, width: inside, height: barsHeight });
  doc.end();
  return out;
}
