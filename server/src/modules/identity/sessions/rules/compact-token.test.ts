import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compactVerify, importJWK, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { isStrictToken, readObject } from './compact-token.ts';

const VECTORS = path.resolve(import.meta.dirname, '../../../../../../../shared/data/security/jwt');
const hasVectors = existsSync(VECTORS);
if (!hasVectors) console.log('skipped: the Wycheproof vectors are not beside the repository');

interface Group {
  readonly private?: JWK;
  readonly public?: JWK;
  readonly tests: readonly {
    readonly tcId: number;
    readonly jws: string | object;
    readonly result: string;
  }[];
}

describe('the only spelling of a token', () => {
  test.each([
    ['YQ.YQ.YQ', true],
    ['YQ.YQ.YR', false],
    ['YQ.YQ', false],
    ['YQ.YQ.YQ.YQ', false],
    ['YQ==.YQ.YQ', false],
    ['Y Q.YQ.YQ', false],
    ['YQ.YQ.', false],
    ['YQ.YQ.Y', false],
    ['Y+Q.YQ.YQ', false],
    ['YQ.YQ.YQ\n', false],
  ])('%j: %s', (token, isStrict) => expect(isStrictToken(token)).toBe(isStrict));

  const encode = (text: string) => Buffer.from(text).toString('base64url');
  test.each([
    ['{"a":1}', true],
    ['{"a":1,"a":1}', false],
    ['{"a":1,"\\u0061":1}', false],
    ['{"a":{"b":1,"b":2}}', false],
    ['{"a":"b\\":"}', true],
    ['{"a":[{"b":1}]}', true],
    ['[]', false],
    ['null', false],
    ['"a"', false],
    ['{', false],
    ['{"a":1}x', false],
  ])('%s is read: %s', (text, isRead) =>
    expect(readObject(encode(text)) !== undefined).toBe(isRead),
  );

  test('bytes that are no UTF-8 are not read', () =>
    expect(
      readObject(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]).toString('base64url')),
    ).toBeUndefined());

  test.skipIf(!hasVectors)(
    'with the library behind it refuses every wrong signature of Wycheproof and takes every right one',
    async () => {
      const { testGroups } = JSON.parse(
        readFileSync(path.join(VECTORS, 'wycheproof-jws.json'), 'utf8'),
      ) as { testGroups: readonly Group[] };
      const exceptions = JSON.parse(
        readFileSync(path.join(VECTORS, 'wycheproof-exceptions.json'), 'utf8'),
      ) as { tcId: number }[];
      const excepted = new Set(exceptions.map(({ tcId }) => tcId));
      const wrong: number[] = [];
      let count = 0;
      for (const group of testGroups) {
        const jwk = (group.public ?? group.private) as JWK;
        for (const { tcId, jws, result } of group.tests) {
          if (excepted.has(tcId)) continue;
          count++;
          const isAccepted =
            typeof jws === 'string' && isStrictToken(jws) && (await verifies(jws, jwk));
          // A JWS may be empty; a token of ours is a JSON object.
          const isEmpty = typeof jws === 'string' && jws.split('.')[1] === '';
          if (isAccepted !== (result === 'valid' && !isEmpty)) wrong.push(tcId);
        }
      }
      expect(count).toBeGreaterThan(380);
      expect(wrong).toEqual([]);
    },
  );
});

async function verifies(jws: string, jwk: JWK): Promise<boolean> {
  try {
    await compactVerify(
      jws,
      await importJWK(jwk, jwk.alg),
      jwk.alg ? { algorithms: [jwk.alg] } : {},
    );
    return true;
  } catch {
    return false;
  }
}
