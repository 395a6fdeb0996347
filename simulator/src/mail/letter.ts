/** One mail as its reader sees it. */
export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The plain text. */
  readonly text: string;
  /** The same again as HTML, when the mail has both. */
  readonly html?: string;
  /** `List-Unsubscribe` without its brackets. */
  readonly unsubscribe?: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Reads a mail (RFC 5322 with encoded words): plain text, or text and HTML side by side (multipart/alternative). */
export function readLetter(raw: Buffer, from: string, to: readonly string[]): Letter {
  const whole = readPart(raw.toString('utf8'));
  const boundary = /boundary="?([^";]+)"?/i.exec(whole.headers.get('content-type') ?? '')?.[1];
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => readPart(part.replace(/^\r?\n/, '')));
  const textOf = (type: string): string | undefined => {
    const part = parts.find(({ headers }) =>
      (headers.get('content-type') ?? 'text/plain').startsWith(type),
    );
    return (
      part && readBody(part.body, part.headers.get('content-transfer-encoding') ?? '7bit').trim()
    );
  };
  const html = textOf('text/html');
  const unsubscribe = whole.headers.get('list-unsubscribe')?.replace(/^<|>$/g, '');
  return {
    from,
    to,
    subject: readWords(whole.headers.get('subject') ?? ''),
    text: textOf('text/plain') ?? whole.body.trim(),
    ...(html === undefined ? {} : { html }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

function readPart(text: string): Part {
  const gap = /\r?\n\r?\n/.exec(text);
  const head = gap ? text.slice(0, gap.index) : text;
  const headers = new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  return { headers, body: gap ? text.slice(gap.index + gap[0].length) : '' };
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; the space between two such words is not part of the text. */
function readWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : readQuoted(word.replaceAll('_', ' ')),
    );
}

function readBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? readQuoted(body.replace(/=\r?\n/g, '')) : body;
}

function readQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
