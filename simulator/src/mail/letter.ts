/** One mail as its reader sees it. */
export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

/** Reads a plain-text mail (RFC 5322 with encoded words and one transfer encoding); of other kinds the body stays as it came. */
export function readLetter(raw: Buffer, from: string, to: readonly string[]): Letter {
  const text = raw.toString('utf8');
  const gap = /\r?\n\r?\n/.exec(text);
  const head = gap ? text.slice(0, gap.index) : text;
  const body = gap ? text.slice(gap.index + gap[0].length) : '';
  const headers = new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    from,
    to,
    subject: readWords(headers.get('subject') ?? ''),
    text: readBody(body, headers.get('content-transfer-encoding') ?? '7bit').trim(),
  };
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; the space between two such words is not part of the text. */
function readWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : readQuoted(word.replaceAll('_', ' ')),
    );
}

function readBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? readQuoted(body.replace(/=\r?\n/g, '')) : body;
}

function readQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
