import { TextDecoder } from 'node:util';

const decoders = new Map<string, TextDecoder>();

/** Bytes as text by the charset of the content type, else of a `<meta>` in the first kilobyte, else UTF-8. */
export function textOf(body: Buffer, contentType: string | string[] | undefined): string {
  const declared =
    /charset\s*=\s*"?([\w-]+)/i.exec(String(contentType ?? ''))?.[1] ??
    metaCharset(body, String(contentType ?? ''));
  if (declared === undefined || /^utf-?8$/i.test(declared)) return body.toString('utf8');
  return decoderOf(declared.toLowerCase())?.decode(body) ?? body.toString('utf8');
}

function metaCharset(body: Buffer, contentType: string): string | undefined {
  if (!/html/i.test(contentType)) return undefined;
  return /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(body.toString('latin1', 0, 1024))?.[1];
}

function decoderOf(name: string): TextDecoder | undefined {
  const known = decoders.get(name);
  if (known) return known;
  try {
    const decoder = new TextDecoder(name);
    decoders.set(name, decoder);
    return decoder;
  } catch {
    return undefined;
  }
}
