import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../../kernel/refusal.ts';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes; about 20 ms on the machines of 2026. */
const OPTIONS = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const AT_ONCE = 2;
const MOST_WAITING = 200;

export interface PasswordPool {
  hash(password: string): Promise<string>;
  /** With the same work for an account that does not exist or has no password (`undefined`, null): then always false. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
}

/** Hashing in a bounded pool: a storm of sign-ins may wait or be refused, but takes neither all cores nor all memory. Refusal `identity.busy`. */
export function createPasswordPool(): PasswordPool {
  let running = 0;
  const waiting: (() => void)[] = [];
  const nobody = hash('nobody has this password', OPTIONS);

  async function inPool<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Refusal('identity.busy');
      await new Promise<void>((begin) => waiting.push(begin));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) => inPool(() => hash(password.normalize('NFKC'), OPTIONS)),
    verify: (passwordHash, password) =>
      inPool(async () => {
        const isRight = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
        return isRight && typeof passwordHash === 'string';
      }),
  };
}
