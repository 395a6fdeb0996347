import { afterAll, beforeAll } from 'vitest';
import { call, callBound, makeKey, proofClaims, type TestKey } from '../../people/client.ts';
import { customerToken } from '../../people/sign-in.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../src/demo-people.ts';
import { nonceFor } from '../../../src/modules/identity/sessions/rules/nonce.ts';
import { createSecrets } from '../../../src/modules/identity/sessions/rules/secrets.ts';
import { thumbprintOf } from '../../../src/modules/identity/sessions/rules/proof.ts';

export let service: TestService;
export let key: TestKey;
export let other: TestKey;
/** Bound to the key. */
export let token: string;
/** Bound to no key. */
export let bearer: string;
export const PATH = '/api/session';

/** A nonce of ours for this key, as old as that. */
export const nonceOf = (of: TestKey, ageMs = 0): string =>
  nonceFor(
    createSecrets(service.platform.config.secret),
    thumbprintOf(of.jwk as never),
    Date.now() - ageMs,
  );
/** What a right proof of this very request says. */
export const goodClaims = async () => proofClaims('GET', service.url + PATH, nonceOf(key), token);
/** Asks with this proof. */
export const ask = (dpop: string | undefined, authorization = `DPoP ${token}`, path = PATH) =>
  call(service, 'GET', path, {
    headers: { authorization, ...(dpop === undefined ? {} : { dpop }) },
  });
/** The same claims without one of them. */
export const without = (claims: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([field]) => field !== name));
export type Claims = Awaited<ReturnType<typeof goodClaims>>;

/** Registers what the tests of a file need before and after them. */
export function setUpProofsRig(): void {
  beforeAll(async () => {
    service = await startTestService();
    await seedDemoPeople(service.platform);
    [key, other] = [await makeKey(), await makeKey()];
    const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
    token = (await callBound(service, key, 'POST', '/api/login', { body })).body.access_token;
    bearer = await customerToken(service);
  });
  afterAll(() => service.close());
}
