import type { Certainty } from '../figures/tag.tsx';
import type { SealWord } from './seal.tsx';

/** What is drawn with. */
export type Pen = CanvasRenderingContext2D;

/** Twice what a phone shows, so that it stays sharp when it is printed or scanned from a screen. */
export const WIDTH = 720;
export const EDGE = 48;
export const QR = 520;
// A picture leaves the page and its mode: paper and ink as in the light.
export const PAPER = '#fffefb';
export const INK = '#1e2430';
export const SOFT = '#585d68';
const SHU = '#c8402b';
const GREEN = '#2f6b4f';
const HOLE = 8;
const HOLES_EVERY = 24;
const BAR = 32;
const GAP = 4;

const fontOf = (size: number, isBold = false): string =>
  `${isBold ? 600 : 400} ${size}px 'Be Vietnam Pro', 'Noto Sans JP', system-ui, sans-serif`;

/** A line of text; what is longer than its place is cut, and an ellipsis says so. */
export function write(
  pen: Pen,
  text: string,
  at: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly isBold?: boolean;
    readonly color?: string;
    readonly width?: number;
  },
): void {
  pen.font = fontOf(at.size, at.isBold);
  pen.fillStyle = at.color ?? INK;
  pen.fillText(cut(pen, text, at.width ?? WIDTH - EDGE - at.x), at.x, at.y);
}

function cut(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && pen.measureText(`${signs.join('')}…`).width > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** The same at the right edge; gives the width that it took. */
export function right(
  pen: Pen,
  text: string,
  { y, size, isBold }: { readonly y: number; readonly size: number; readonly isBold: boolean },
): number {
  pen.font = fontOf(size, isBold);
  const { width } = pen.measureText(text);
  write(pen, text, { x: WIDTH - EDGE - width, y, size, isBold });
  return width;
}

/** A text in so many lines at most; what is left out is told by an ellipsis. */
export function wrapped(pen: Pen, text: string, size: number, most: number): string[] {
  pen.font = fontOf(size);
  const lines: string[] = [];
  let line = '';
  for (const sign of text) {
    if (pen.measureText(line + sign).width <= WIDTH - 2 * EDGE) {
      line += sign;
      continue;
    }
    if (lines.length === most - 1) return [...lines, `${line.trimEnd()}…`];
    // Japanese breaks anywhere, Vietnamese between words.
    const space = sign === ' ' ? line.length : line.lastIndexOf(' ');
    const end = space > line.length / 2 ? space : line.length;
    lines.push(line.slice(0, end).trimEnd());
    line = (line.slice(end) + sign).trimStart();
  }
  return line === '' ? lines : [...lines, line];
}

/** The stroke of a certainty: a line, a wave, or dots. */
export function stroke(pen: Pen, certainty: Certainty, x: number, y: number): void {
  pen.save();
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.setLineDash(certainty === 'unknown' ? [0, 10] : []);
  pen.beginPath();
  pen.moveTo(x, y);
  if (certainty === 'estimate')
    for (let along = 1; along <= 36; along++)
      pen.lineTo(x + along, y + 4 * Math.sin((along * Math.PI) / 9));
  else pen.lineTo(x + 36, y);
  pen.stroke();
  pen.restore();
}

/** Parts of a whole beside each other: solid where certain, hatched, or only an edge. */
export function bar(
  pen: Pen,
  parts: readonly { readonly share: number; readonly certainty: Certainty }[],
  y: number,
): void {
  let x = EDGE;
  for (const [index, { share, certainty }] of parts.entries()) {
    const width = Math.max(2, share * (WIDTH - 2 * EDGE) - GAP);
    pen.save();
    pen.globalAlpha = Math.max(0.4, 1 - index * 0.16);
    pen.fillStyle = INK;
    pen.strokeStyle = INK;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.rect(x, y, width, BAR);
    if (certainty === 'certain') pen.fill();
    else {
      if (certainty === 'unknown') pen.setLineDash([3, 5]);
      pen.stroke();
      pen.clip();
      if (certainty === 'estimate') hatch(pen, x, y, width);
    }
    pen.restore();
    x += width + GAP;
  }
}

function hatch(pen: Pen, x: number, y: number, width: number): void {
  pen.lineWidth = 4;
  pen.beginPath();
  for (let along = -BAR; along < width; along += 12) {
    pen.moveTo(x + along, y + BAR);
    pen.lineTo(x + along + BAR, y);
  }
  pen.stroke();
}

/** A QR code in the middle of the slip. */
export async function qr(content: string): Promise<(pen: Pen, y: number) => void> {
  const { qrPath } = await import('../figures/qr-code.tsx');
  const { path, width } = qrPath(content);
  return (pen, y) => {
    pen.save();
    pen.translate((WIDTH - QR) / 2, y);
    pen.scale(QR / width, QR / width);
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, width);
    pen.fillStyle = '#000';
    pen.fill(new Path2D(path));
    pen.restore();
  };
}

const SEALS: Readonly<Record<SealWord, readonly [word: string, color: string]>> = {
  won: ['THẮNG', GREEN],
  arrived: ['ĐÃ VỀ', GREEN],
  paid: ['ĐÃ TRẢ', SHU],
};

/** The seal of what is settled, over the upper right corner. */
export function press(pen: Pen, seal: SealWord): void {
  const [word, color] = SEALS[seal];
  pen.save();
  // Beside the title: what it is about stands below, up to the edge.
  pen.translate(WIDTH - EDGE - 74, 70);
  pen.rotate((6 * Math.PI) / 180);
  pen.strokeStyle = color;
  pen.fillStyle = color;
  pen.lineWidth = 4;
  pen.strokeRect(-66, -38, 132, 76);
  pen.font = fontOf(30, true);
  pen.textAlign = 'center';
  pen.fillText(word, 0, 11, 120);
  pen.restore();
}

/** Half circles out of the lower edge. */
export function tear(pen: Pen, height: number): void {
  pen.globalCompositeOperation = 'destination-out';
  for (let x = HOLES_EVERY / 2; x < WIDTH; x += HOLES_EVERY) {
    pen.beginPath();
    pen.arc(x, height, HOLE, 0, 2 * Math.PI);
    pen.fill();
  }
}
