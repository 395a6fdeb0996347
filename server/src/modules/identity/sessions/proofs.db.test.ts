import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { proofClaims, proofHeader, signToken } from '../../../../test-support/people/client.ts';
import { createUsedProofs } from './used-proof-store.ts';
import {
  PATH,
  ask,
  bearer,
  goodClaims,
  key,
  nonceOf,
  other,
  service,
  token,
  setUpProofsRig,
} from '../../../../test-support/rigs/identity/proofs-rig.ts';

setUpProofsRig();

describe('a request with a bound token', () => {
  test('passes with a right proof', async () => {
    expect((await ask(await signToken(key, proofHeader(key), await goodClaims()))).status).toBe(
      200,
    );
  });

  test.each([
    ['D30 the query and fragment do not count', (url: string) => `${url}?a=1#b`],
    ['D31 scheme and host in capitals', (url: string) => url.replace('http', 'HTTP')],
    ['D31 percent forms', (url: string) => url.replace('/api', '/%61pi')],
  ])('passes: %s', async (_name, change) => {
    const good = await goodClaims();
    expect(
      (await ask(await signToken(key, proofHeader(key), { ...good, htu: change(good.htu) })))
        .status,
    ).toBe(200);
  });

  test.each([
    ['D33 none', () => undefined],
    ['D34 one that is eleven minutes old', () => nonceOf(key, 11 * 60_000)],
    ['D35 one of another key', () => nonceOf(other)],
    ['D36 none again after one was used', () => undefined],
    ['an invented one', () => 'x'.repeat(24)],
  ])('is asked for a fresh nonce: %s', async (_name, nonce) => {
    const answer = await ask(
      await signToken(
        key,
        proofHeader(key),
        await proofClaims('GET', service.url + PATH, nonce(), token),
      ),
    );
    expect({
      status: answer.status,
      code: answer.body.code,
      nonce: answer.headers.get('dpop-nonce'),
    }).toEqual({
      status: 401,
      code: 'access.nonce-needed',
      nonce: nonceOf(key),
    });
    expect(answer.headers.get('www-authenticate')).toContain('use_dpop_nonce');
  });

  test('D32: freshness is the nonce, so a phone whose clock is days off gets through; a nonce of the period before does and brings the new one', async () => {
    const off = await signToken(key, proofHeader(key), { ...(await goodClaims()), iat: 1 });
    expect((await ask(off)).status).toBe(200);
    const ageing = await ask(
      await signToken(key, proofHeader(key), {
        ...(await goodClaims()),
        nonce: nonceOf(key, 5 * 60_000),
      }),
    );
    expect({ status: ageing.status, nonce: ageing.headers.get('dpop-nonce') }).toEqual({
      status: 200,
      nonce: nonceOf(key),
    });
  });

  test('D40, D43: of a hundred copies sent at once one passes, and none later', async () => {
    const proof = await signToken(key, proofHeader(key), await goodClaims());
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask(proof)).status).toBe(401);
  });

  test('D41, D42: another process, or the same after a restart, knows what was used', async () => {
    const id = randomUUID();
    const [one, restarted] = [
      createUsedProofs(service.platform.db),
      createUsedProofs(service.platform.db),
    ];
    const until = new Date(Date.now() + 60_000);
    expect(await one.claim('k', id, until)).toBe(true);
    expect(await restarted.claim('k', id, until)).toBe(false);
    expect(await restarted.claim('another key', id, until)).toBe(true);
  });

  test('D45: is refused as a bearer; D46: an unbound one is refused with a proof', async () => {
    expect((await ask(undefined, `Bearer ${token}`)).body.code).toBe('access.proof-wrong');
    const proof = await signToken(
      key,
      proofHeader(key),
      await proofClaims('GET', service.url + PATH, nonceOf(key), bearer),
    );
    expect((await ask(proof, `DPoP ${bearer}`)).body.code).toBe('access.proof-wrong');
    expect((await ask(undefined, `Bearer ${bearer}`)).status).toBe(200);
  });

  test.each([['Basic abc'], ['DPoP'], ['Bearer a b'], ['Bearer not.a.token'], ['']])(
    'an authorization of %j is over',
    async (authorization) => {
      expect((await ask(undefined, authorization)).status).toBe(401);
    },
  );

  test('a token that the key itself signed is not ours', async () => {
    const forged = await signToken(
      key,
      { alg: 'ES256', typ: 'at+jwt' },
      { iss: 'hako', sub: randomUUID(), sid: randomUUID(), exp: 4_000_000_000 },
    );
    expect((await ask(undefined, `Bearer ${forged}`)).body.code).toBe('access.session-over');
  });
});
