import { vi } from '../../text/vi.ts';
import { CERTAINTIES, type Certainty } from '../figures/tag.tsx';
import type { SealWord } from './seal.tsx';
import {
  bar,
  EDGE,
  INK,
  PAPER,
  type Pen,
  press,
  QR,
  qr,
  right,
  SOFT,
  stroke,
  tear,
  WIDTH,
  wrapped,
  write,
} from './slip-pen.ts';

/** What a slip says on its picture. */
export interface SlipPicture {
  readonly title: string;
  /** What it is about, on two lines at most. */
  readonly about?: string | undefined;
  /** The content of a QR code that stands above the rows. */
  readonly qr?: string;
  /** What it all comes to. */
  readonly sum?: { readonly text: string; readonly note?: string | undefined };
  /** Of what the sum is made, as one bar. */
  readonly parts?: readonly { readonly share: number; readonly certainty: Certainty }[];
  /** A label over what it says. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** A label, and what it comes to at the right. */
  readonly lines?: readonly SlipLine[];
  /** What happened, in order, each with its time. */
  readonly steps?: readonly { readonly time: string; readonly text: string }[];
  readonly foot?: string;
  /** The seal that is pressed on it. */
  readonly seal?: SealWord | undefined;
}

export interface SlipLine {
  readonly label: string;
  readonly value: string;
  /** Without it the line is the head of those below. */
  readonly certainty?: Certainty;
}

/** One piece of a slip under the other: how high it is, and how it is drawn from `y` on. */
interface Block {
  readonly height: number;
  readonly draw: (pen: Pen, y: number) => void;
}

/** Draws a slip as a picture to keep or to share. */
export async function slipPicture(slip: SlipPicture): Promise<File> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  const blocks = await blocksOf(pen, slip);
  const height = blocks.reduce((sum, block) => sum + block.height, EDGE);
  canvas.width = WIDTH;
  canvas.height = height;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = INK;
  pen.fillRect(0, 0, WIDTH, 8);
  let y = 0;
  for (const block of blocks) {
    block.draw(pen, y);
    y += block.height;
  }
  if (slip.seal) press(pen, slip.seal);
  tear(pen, height);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('this browser keeps no pictures');
  return new File([picture], 'hako.png', { type: 'image/png' });
}

async function blocksOf(pen: Pen, slip: SlipPicture): Promise<Block[]> {
  const code = slip.qr ? await qr(slip.qr) : undefined;
  // Where all is certain there is nothing to tell apart.
  const isGraded = slip.lines?.some(({ certainty }) => certainty && certainty !== 'certain');
  return [
    {
      height: 118,
      draw: (on, y) => write(on, slip.title, { x: EDGE, y: y + 92, size: 40, isBold: true }),
    },
    ...(slip.about ? wrapped(pen, slip.about, 26, 2).map(aboutLine) : []),
    ...(code ? [{ height: QR + 36, draw: (on: Pen, y: number) => code(on, y + 12) }] : []),
    ...(slip.sum ? [sumBlock(slip.sum)] : []),
    ...(slip.parts && slip.parts.length > 1 ? [partsBlock(slip.parts)] : []),
    ...(slip.rows ?? []).map(rowBlock),
    ...(slip.lines ?? []).map(lineBlock),
    ...(slip.steps ?? []).map((step) => stepBlock(pen, step)),
    ...(isGraded ? [legendBlock(slip.lines ?? [])] : []),
    ...(slip.foot ? [footBlock(slip.foot)] : []),
  ];
}

const aboutLine = (text: string): Block => ({
  height: 38,
  draw: (pen, y) => write(pen, text, { x: EDGE, y: y + 26, size: 26, color: SOFT }),
});

const sumBlock = ({ text, note }: NonNullable<SlipPicture['sum']>): Block => ({
  height: note ? 124 : 84,
  draw(pen, y) {
    write(pen, text, { x: EDGE, y: y + 62, size: 56, isBold: true });
    if (note) write(pen, note, { x: EDGE, y: y + 106, size: 26, color: SOFT });
  },
});

const partsBlock = (parts: NonNullable<SlipPicture['parts']>): Block => ({
  height: 64,
  draw: (pen, y) => bar(pen, parts, y + 16),
});

const rowBlock = ([label, value]: readonly [string, string]): Block => ({
  height: 84,
  draw(pen, y) {
    write(pen, label, { x: EDGE, y: y + 34, size: 26, color: SOFT });
    write(pen, value, { x: EDGE, y: y + 70, size: 32, isBold: true });
  },
});

const lineBlock = ({ label, value, certainty }: SlipLine): Block => ({
  height: certainty ? 48 : 64,
  draw(pen, y) {
    const at = certainty ? y + 32 : y + 46;
    const isBold = certainty === undefined;
    const taken = right(pen, value, { y: at, size: 28, isBold });
    if (certainty) stroke(pen, certainty, EDGE, at - 9);
    const x = certainty ? EDGE + 52 : EDGE;
    write(pen, label, { x, y: at, size: 26, isBold, width: WIDTH - EDGE - taken - 24 - x });
  },
});

/** A time, and what happened then, on two lines at most. */
function stepBlock(pen: Pen, { time, text }: NonNullable<SlipPicture['steps']>[number]): Block {
  const lines = wrapped(pen, text, 28, 2);
  return {
    height: 60 + 36 * lines.length,
    draw(on, y) {
      write(on, time, { x: EDGE, y: y + 36, size: 24, color: SOFT });
      for (const [index, line] of lines.entries())
        write(on, line, { x: EDGE, y: y + 72 + 36 * index, size: 28 });
    },
  };
}

const legendBlock = (lines: readonly SlipLine[]): Block => ({
  height: 60,
  draw(pen, y) {
    let x = EDGE;
    for (const certainty of CERTAINTIES) {
      if (!lines.some((line) => line.certainty === certainty)) continue;
      stroke(pen, certainty, x, y + 37);
      write(pen, vi[certainty], { x: x + 52, y: y + 46, size: 24, color: SOFT });
      x += 200;
    }
  },
});

const footBlock = (foot: string): Block => ({
  height: 52,
  draw: (pen, y) => write(pen, foot, { x: EDGE, y: y + 38, size: 24, color: SOFT }),
});
