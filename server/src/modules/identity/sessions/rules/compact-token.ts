const THREE_PARTS = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const LONGEST = 4_096;

/**
 * True for a compact JWS in its only spelling: three parts of unpadded base64url whose last bits are canonical. The library
 * is tolerant where it must not be (four of Wycheproof's malformed tokens), and another spelling of a token is another replay.
 */
export function isStrictToken(token: string): boolean {
  if (token.length > LONGEST || !THREE_PARTS.test(token)) return false;
  return token
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

/** The JSON object in one part, or undefined when it is none, names a key twice, or is not UTF-8. */
export function readObject(part: string): Record<string, unknown> | undefined {
  const bytes = Buffer.from(part, 'base64url');
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return countKeys(value) === countWrittenKeys(text)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((count, part) => count + countKeys(part), 0);
  return Array.isArray(value) ? inside : inside + Object.keys(value).length;
}

/** In valid JSON a string before a colon is a key. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:)?/g)) if (colon) count++;
  return count;
}
