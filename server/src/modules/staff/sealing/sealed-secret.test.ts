import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, openWithEither, sealSecret } from './sealed-secret.ts';

const KEY = { present: 'a secret that only tests know, 32+ characters', former: undefined };
const OTHER = { present: `${KEY.present}!`, former: undefined };
const secret = randomBytes(20);
const sealed = sealSecret(secret, 'staff-1', KEY);

test('a sealed secret opens for its owner, under the same key', () => {
  expect(openSecret(sealed, 'staff-1', KEY)).toEqual(secret);
  expect(sealSecret(secret, 'staff-1', KEY)).not.toBe(sealed);
});

test('it opens for nobody else, under no other key, and with no bit of it changed', () => {
  expect(openSecret(sealed, 'staff-2', KEY)).toBeUndefined();
  expect(openSecret(sealed, 'staff-1', OTHER)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(openSecret(changed.toString('base64url'), 'staff-1', KEY), `bit ${bit}`).toBeUndefined();
  }
});

test('it opens with the former secret too, which says that it is to be sealed anew', () => {
  const changed = { present: OTHER.present, former: KEY.present };
  expect(openWithEither(sealed, 'staff-1', changed)).toEqual({ secret, isFormer: true });
  expect(openWithEither(sealed, 'staff-2', changed)).toBeUndefined();
  const anew = sealSecret(secret, 'staff-1', changed);
  expect(openWithEither(anew, 'staff-1', changed)).toEqual({ secret, isFormer: false });
  expect(openSecret(anew, 'staff-1', KEY)).toBeUndefined();
  expect(openSecret('', 'staff-1', changed)).toBeUndefined();
});
