import { qrPath } from '../figures/qr-code.tsx';

/** What a slip says on its picture. */
export interface SlipPicture {
  readonly title: string;
  /** The content of a QR code that stands above the rows. */
  readonly qr?: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** Twice what a phone shows, so that it stays sharp when it is printed or scanned from a screen. */
const WIDTH = 720;
const EDGE = 48;
const QR = 520;
const ROW = 84;
const HOLE = 8;
const HOLES_EVERY = 24;
// A picture leaves the page and its mode: paper and ink as in the light.
const PAPER = '#fffefb';
const INK = '#1e2430';
const SOFT = '#585d68';

/** Draws a slip as a picture to keep or to share. */
export async function slipPicture(slip: SlipPicture): Promise<File> {
  const height = 150 + (slip.qr ? QR + 24 : 0) + slip.rows.length * ROW + EDGE;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = INK;
  pen.fillRect(0, 0, WIDTH, 8);
  write(pen, slip.title, { x: EDGE, y: 92, size: 40, isBold: true });
  let y = 130;
  if (slip.qr) {
    drawQr(pen, slip.qr, { x: (WIDTH - QR) / 2, y });
    y += QR + 24;
  }
  for (const [label, value] of slip.rows) {
    write(pen, label, { x: EDGE, y: y + 34, size: 26, color: SOFT });
    write(pen, value, { x: EDGE, y: y + 70, size: 32, isBold: true });
    y += ROW;
  }
  tear(pen, height);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('this browser keeps no pictures');
  return new File([picture], 'hako.png', { type: 'image/png' });
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; size: number; isBold?: boolean; color?: string },
): void {
  pen.font = `${at.isBold ? 600 : 400} ${at.size}px 'Be Vietnam Pro', system-ui, sans-serif`;
  pen.fillStyle = at.color ?? INK;
  pen.fillText(text, at.x, at.y, WIDTH - 2 * EDGE);
}

function drawQr(
  pen: CanvasRenderingContext2D,
  content: string,
  { x, y }: { x: number; y: number },
): void {
  const { path, width } = qrPath(content);
  pen.save();
  pen.translate(x, y);
  pen.scale(QR / width, QR / width);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, width);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  pen.restore();
}

/** Half circles out of the lower edge. */
function tear(pen: CanvasRenderingContext2D, height: number): void {
  pen.globalCompositeOperation = 'destination-out';
  for (let x = HOLES_EVERY / 2; x < WIDTH; x += HOLES_EVERY) {
    pen.beginPath();
    pen.arc(x, height, HOLE, 0, 2 * Math.PI);
    pen.fill();
  }
}
