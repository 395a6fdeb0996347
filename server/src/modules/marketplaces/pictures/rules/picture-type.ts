const startsWith = (bytes: Buffer, sign: string, at = 0): boolean =>
  bytes.subarray(at, at + sign.length).toString('latin1') === sign;

/** What is drawn may begin with a declaration, comments or a document type. */
const DRAWING =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;

/**
 * The media type of a picture by its first bytes; undefined for whatever a browser might take for
 * something else. A drawing (SVG) must be declared as one too: its bytes are text.
 */
export function pictureType(bytes: Buffer, declared: string): string | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'image/avif';
  const isDrawing =
    declared.startsWith('image/svg+xml') && DRAWING.test(bytes.subarray(0, 2_000).toString('utf8'));
  return isDrawing ? 'image/svg+xml' : undefined;
}
