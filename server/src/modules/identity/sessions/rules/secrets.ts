import { createHmac, timingSafeEqual } from 'node:crypto';

const USES = ['code', 'nonce', 'refresh', 'reset', 'budget', 'stop', 'name'] as const;

/** Derived values of the server's one secret; each use has its own name, so that none can stand in for another. */
export interface Secrets {
  /** base64url HMAC-SHA256 of the text under the key of that use. */
  seal(use: (typeof USES)[number], text: string): string;
  /** The key of access tokens. */
  readonly tokenKey: Uint8Array;
}

export function createSecrets(secret: string): Secrets {
  const keyOf = (use: string): Buffer =>
    createHmac('sha256', secret).update(`hako identity ${use}`).digest();
  const keys = new Map(USES.map((use) => [use, keyOf(use)]));
  return {
    seal: (use, text) =>
      createHmac('sha256', keys.get(use) as Buffer)
        .update(text)
        .digest('base64url'),
    tokenKey: keyOf('token'),
  };
}

/** Compares without telling by its duration where the difference is. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
