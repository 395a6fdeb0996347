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
/** Places that only known devices take once the others are full. */
const KEPT_PLACES = 50;

/** Who waits: those of one lane wait for each other, and the lanes take turns. */
export interface Lane {
  readonly name: string;
  /** How many of it may wait. */
  readonly places: number;
  /** A device that signed in to this account before. */
  readonly isKnown?: boolean;
}

/** New passwords: each comes after a right code or a right old one. */
const NEW_PASSWORDS: Lane = { name: 'new', places: MOST_WAITING };

export interface PasswordPool {
  hash(password: string): Promise<string>;
  /** With the same work for an account that does not exist or has no password (`undefined`, null): then always false. */
  verify(passwordHash: string | null | undefined, password: string, lane: Lane): Promise<boolean>;
}

/**
 * Hashing in a bounded pool: a storm of sign-ins may wait or be refused, but takes neither all
 * cores nor all memory, and the storm of one network fills only its own lane. Refusal
 * `identity.busy`.
 */
export function createPasswordPool(): PasswordPool {
  const turns = createLanes();
  const nobody = hash('nobody has this password', OPTIONS);

  async function inPool<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    await turns.enter(lane);
    try {
      return await work();
    } finally {
      turns.leave();
    }
  }

  return {
    hash: (password) => inPool(NEW_PASSWORDS, () => hash(password.normalize('NFKC'), OPTIONS)),
    verify: (passwordHash, password, lane) =>
      inPool(lane, async () => {
        const isRight = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'));
        return isRight && typeof passwordHash === 'string';
      }),
  };
}

/** Lanes in the order of their turns; whoever was served goes behind the others. */
function createLanes() {
  let running = 0;
  let waiting = 0;
  const lanes = new Map<string, (() => void)[]>();
  return {
    async enter({ name, places, isKnown }: Lane): Promise<void> {
      if (running < AT_ONCE) return void running++;
      const own = lanes.get(name) ?? [];
      const room = MOST_WAITING + (isKnown ? KEPT_PLACES : 0);
      if (own.length >= places || waiting >= room) throw new Refusal('identity.busy');
      lanes.set(name, own);
      waiting++;
      await new Promise<void>((begin) => own.push(begin));
    },
    leave(): void {
      const [turn] = lanes;
      if (!turn) return void running--;
      const [name, own] = turn;
      const begin = own.shift();
      lanes.delete(name);
      if (own.length > 0) lanes.set(name, own);
      waiting--;
      begin?.();
    },
  };
}
