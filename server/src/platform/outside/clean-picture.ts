import sharp from 'sharp';

const LONGEST_SIDE = 2_000;
/** A picture that unpacks to more pixels is a bomb, not a photograph. */
const MOST_PIXELS = 60_000_000;
const QUALITY = 80;

/** A picture as we keep it: re-encoded, so nothing of the sender's bytes, place or camera is left. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

const MAGIC: readonly { readonly at: number; readonly bytes: readonly number[] }[] = [
  { at: 0, bytes: [0xff, 0xd8, 0xff] },
  { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { at: 8, bytes: [...Buffer.from('WEBP')] },
  { at: 0, bytes: [...Buffer.from('GIF8')] },
  { at: 4, bytes: [...Buffer.from('ftyp')] },
];

/** What the decoder itself must recognise: bytes can begin like a picture and be read as a drawing full of addresses (`<!--ftyp--><svg>`). */
const DECODED: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/**
 * The picture decoded and written anew as WebP, at most 2,000 pixels long, or cut to a square of `squareSide` pixels; undefined when the bytes are
 * no picture. The declared name and type are not believed.
 */
export async function cleanPicture(
  bytes: Buffer,
  squareSide?: number,
): Promise<CleanPicture | undefined> {
  const isKnown = MAGIC.some(({ at, bytes: magic }) =>
    magic.every((byte, index) => bytes[at + index] === byte),
  );
  if (!isKnown) return undefined;
  try {
    const sent = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    if (!DECODED.has((await sent.metadata()).format)) return undefined;
    const { data, info } = await sent
      .rotate()
      .resize(
        squareSide === undefined
          ? { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }
          : { width: squareSide, height: squareSide, fit: 'cover' },
      )
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
