import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeKey, type TestKey, callBound } from '../../people/client.ts';
import { type GoogleRig, startGoogleRig } from '../../world/google-rig.ts';
import { DEMO_CUSTOMER } from '../../../src/demo-people.ts';

export let rig: GoogleRig;
export let browser: TestKey;

/** Tells us what the provider said. */
export const social = (body: object, key = browser, path?: '/code' | '/link') =>
  rig.social(key, body, path);
/** Who was sent to Google comes back to the same browser. */
export const comeBack = (person = somebody()) => rig.comeBack(browser, person);
let people = 0;
/** Somebody new to us. */
export const somebody = () => ({ email: `nguoi-${++people}@gmail.test`, name: 'Lê Thị Hoa' });
/** Who is signed in with this token. */
export const read = async (token: string) =>
  (await callBound(rig.service, browser, 'GET', '/api/session', { token })).body.data;
/** Breaks the tie of the demo customer's address to Google. */
export const forget = () =>
  rig.service.platform.pool.query('delete from social_accounts where email = $1', [
    DEMO_CUSTOMER.email,
  ]);

/** Registers what the tests of a file need before and after them. */
export function setUpGoogleSignInRig(): void {
  beforeAll(async () => {
    rig = await startGoogleRig();
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    browser = await makeKey();
    await rig.lie(undefined);
  });
}
