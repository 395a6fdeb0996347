import { createHmac, timingSafeEqual } from 'node:crypto';

const USES = ['code', 'nonce', 'refresh', 'reset', 'budget', 'stop', 'name'] as const;
type Use = (typeof USES)[number];

/** Derived values of the server's secret; each use has its own name, so that none can stand in for another. */
export interface Secrets {
  /** base64url HMAC-SHA256 of the text under the key of that use. */
  seal(use: Use, text: string): string;
  /** The same under every secret that is still accepted, the present one first. */
  seals(use: Use, text: string): readonly string[];
  /** The key of access tokens. */
  readonly tokenKey: Uint8Array;
  /** The key of those that were issued before the secret was changed. */
  readonly formerTokenKey: Uint8Array | undefined;
}

/** `former`: the secret before this one, where what it sealed is still accepted. */
export function createSecrets(secret: string, former?: string): Secrets {
  const present = keysOf(secret);
  const both = former === undefined ? [present] : [present, keysOf(former)];
  return {
    seal: (use, text) => sealUnder(present, use, text),
    seals: (use, text) => both.map((keys) => sealUnder(keys, use, text)),
    tokenKey: tokenKeyOf(secret),
    formerTokenKey: former === undefined ? undefined : tokenKeyOf(former),
  };
}

const keyOf = (secret: string, use: string): Buffer =>
  createHmac('sha256', secret).update(`hako identity ${use}`).digest();
const keysOf = (secret: string) => new Map(USES.map((use) => [use, keyOf(secret, use)]));
const tokenKeyOf = (secret: string): Buffer => keyOf(secret, 'token');

const sealUnder = (keys: ReturnType<typeof keysOf>, use: Use, text: string): string =>
  createHmac('sha256', keys.get(use) as Buffer)
    .update(text)
    .digest('base64url');

/** Compares without telling by its duration where the difference is. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a text that was shown is one of those; looks at all of them. */
export const isOneOf = (shown: string, wanted: readonly string[]): boolean =>
  wanted.filter((one) => isSame(shown, one)).length > 0;
