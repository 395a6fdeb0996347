import { FACES, type Face, faceOf, linesOf, runsOf, widthOf } from './typesetting.ts';

const MARGIN = 42;
const FOOT = 22;
export const SIZE = { title: 17, heading: 11.5, text: 9.5, small: 8, table: 8.5 } as const;
export const INK = '#1E2430';
export const FAINT = '#5B6270';
const HAIRLINE = '#C9C6BD';
const LEADING = 1.42;
/** A paragraph has at most so many lines. */
const MOST_LINES = 40;

export interface Style {
  readonly isStrong?: boolean;
  readonly colour?: string;
}

/** The pages of a document, and where the next line goes. All lengths are points; `x` counts from the left margin. */
export interface Sheet {
  width(): number;
  /** Writes one line, `below` points below the next line. Does not move on. */
  write(text: string, size: number, at: { x?: number; below?: number } & Style): void;
  /** Writes as many lines as the text needs, and moves below them. */
  paragraph(text: string, size: number, style?: Style): void;
  moveDown(points: number): void;
  /** A thin line over the whole width. */
  rule(): void;
  /** Begins a new page unless so much room is left; true when it did. */
  room(points: number): boolean;
}

/** Points from one line of this size to the next. */
export const lineHeight = (size: number): number => size * LEADING;

/** Begins the first page. `footer` stands at the foot of each page beside its number. */
export function createSheet(doc: PDFKit.PDFDocument, footer: string): Sheet {
  for (const face of Object.keys(FACES) as Face[]) doc.registerFont(face, faceOf(face).bytes);
  let y = MARGIN;
  let page = 0;
  const width = (): number => doc.page.width - 2 * MARGIN;
  const bottom = (): number => doc.page.height - MARGIN - FOOT;

  const newPage = (): void => {
    doc.addPage();
    page++;
    const top = doc.page.height - MARGIN - 10;
    // Without this pdfkit takes the footer for text that runs over and begins a page for it.
    doc.page.margins.bottom = 0;
    drawLine(doc, footer, { x: MARGIN, top, size: SIZE.small, colour: FAINT });
    const number = `Trang ${page}`;
    const x = MARGIN + width() - widthOf(number, SIZE.small);
    drawLine(doc, number, { x, top, size: SIZE.small, colour: FAINT });
    y = MARGIN;
  };
  const room = (points: number): boolean => {
    if (y + points <= bottom()) return false;
    newPage();
    return true;
  };

  newPage();
  return {
    width,
    room,
    write: (text, size, { x = 0, below = 0, ...style }) =>
      drawLine(doc, text, { x: MARGIN + x, top: y + below, size, ...style }),
    paragraph(text, size, style = {}) {
      for (const line of linesOf(text, width(), size, { ...style, most: MOST_LINES })) {
        room(lineHeight(size));
        drawLine(doc, line, { x: MARGIN, top: y, size, ...style });
        y += lineHeight(size);
      }
    },
    moveDown(points) {
      y += points;
    },
    rule() {
      doc.moveTo(MARGIN, y).lineTo(MARGIN + width(), y);
      doc.lineWidth(0.5).strokeColor(HAIRLINE).stroke();
    },
  };
}

interface Place extends Style {
  readonly x: number;
  readonly top: number;
  readonly size: number;
}

/** One line, each run of letters in a face that has them. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, top, size, isStrong = false, colour = INK }: Place,
): void {
  let at = x;
  for (const run of runsOf(text, isStrong)) {
    doc
      .font(run.face)
      .fontSize(size)
      .fillColor(colour)
      .text(run.text, at, top + size, { lineBreak: false, baseline: 'alphabetic' });
    at += widthOf(run.text, size, isStrong);
  }
}
