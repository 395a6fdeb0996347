import { expect, test } from 'vitest';
import { createPasswordPool, type Lane } from './password-pool.ts';

const AT_ONCE = 2;
const PLACES = 20;
const lane = (name: string): Lane => ({ name, places: PLACES });
const storm = (pool: ReturnType<typeof createPasswordPool>, name: string, guesses: number) =>
  Array.from({ length: guesses }, (_, i) => pool.verify(undefined, `guess ${i}`, lane(name)));
const codes = (settled: readonly PromiseSettledResult<boolean>[]) =>
  settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

test('the storm of one network fills its own lane, and whoever comes from elsewhere is next', async () => {
  const pool = createPasswordPool();
  let done = 0;
  const guesses = storm(pool, 'a network', AT_ONCE + PLACES + 10).map((guess) =>
    guess.finally(() => {
      done++;
    }),
  );
  const settled = Promise.allSettled(guesses);
  const refusedAtOnce = 10;
  const before = pool
    .verify(undefined, 'somebody else', lane('another network'))
    .then(() => done - refusedAtOnce);
  // Far before the twenty that wait; some may end while it is looked at.
  expect(await before).toBeLessThan(PLACES / 2);
  expect(codes(await settled)).toEqual(Array.from({ length: 10 }, () => 'identity.busy'));
});

test('many networks fill all places but those that are kept for known devices, and it opens again', async () => {
  const pool = createPasswordPool();
  const storms = Promise.allSettled(
    Array.from({ length: 11 }, (_, network) => storm(pool, `network ${network}`, PLACES)).flat(),
  );
  const stranger = pool.verify(undefined, 'x', lane('one more'));
  await expect(stranger).rejects.toMatchObject({ code: 'identity.busy' });
  const known = { ...lane('a device'), isKnown: true };
  expect(await pool.verify(undefined, 'x', known)).toBe(false);
  expect(codes(await storms)).toHaveLength(11 * PLACES - 200 - AT_ONCE);
  const hash = await pool.hash('con-mèo-xanh');
  expect(await pool.verify(hash, 'con-mèo-xanh', lane('a network'))).toBe(true);
});

test('every letter counts, none is cut off or changed, and the hash is slow and heavy on memory', async () => {
  const pool = createPasswordPool();
  const long = `${'trời mưa tháng tám '.repeat(7)}`.slice(0, 128);
  const hash = await pool.hash(long);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const isRight = (guess: string) => pool.verify(hash, guess, lane('a network'));
  expect(await isRight(long)).toBe(true);
  for (const guess of [
    long.slice(0, -1),
    `${long} `,
    long.toUpperCase(),
    long.slice(0, 72),
    `${long.slice(0, 127)}?`,
    `${long}\0`,
  ])
    expect(await isRight(guess), guess).toBe(false);
});
