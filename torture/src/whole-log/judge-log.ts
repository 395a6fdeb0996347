import { SECURITY_EVENTS } from '../../../server/src/platform/security-events.ts';

export interface LogVerdict {
  readonly lines: number;
  readonly unreadable: readonly string[];
  /** Lines that tell something that nobody may read. */
  readonly telling: readonly string[];
  /** Events of the security log that nobody wrote. */
  readonly missing: readonly string[];
}

/** Whatever looks like a token, a telephone number, an e-mail address or a key. */
const TELLING: Readonly<Record<string, RegExp>> = {
  token: /eyJ[\w-]{20,}/,
  phone: /(?<![\w.:-])(?:\+84|84|0)[35789]\d{8}(?![\w-])/,
  'e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  key: /-----BEGIN|PRIVATE KEY/,
};
const SHOWN = 300;

/** Looks at each line; `words` are what tests gave as passwords. */
export function createJudge(words: readonly string[]) {
  const unreadable: string[] = [];
  const telling: string[] = [];
  const missing = new Set<string>(Object.keys(SECURITY_EVENTS));
  let lines = 0;
  return {
    look(line: string): void {
      lines++;
      const event = eventOf(line);
      if (event === undefined) unreadable.push(line.slice(0, SHOWN));
      else missing.delete(event);
      for (const [what, pattern] of Object.entries(TELLING))
        if (pattern.test(line)) telling.push(`${what}: ${around(line, pattern)}`);
      for (const word of words)
        if (line.includes(word)) telling.push(`password: ${line.slice(0, SHOWN)}`);
    },
    verdict: (): LogVerdict => ({ lines, unreadable, telling, missing: [...missing] }),
  };
}

/** Empty for a line that is about something else; undefined for what is no JSON. */
function eventOf(line: string): string | undefined {
  try {
    const { event } = JSON.parse(line) as { readonly event?: unknown };
    return typeof event === 'string' ? event : '';
  } catch {
    return undefined;
  }
}

function around(line: string, pattern: RegExp): string {
  const at = line.search(pattern);
  return line.slice(Math.max(0, at - SHOWN / 2), at + SHOWN / 2);
}
