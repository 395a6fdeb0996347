import { DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../src/demo-people.ts';
import { fromBase32, stepAt, totpAt } from '../../src/modules/staff/rules/totp.ts';
import { call } from './client.ts';
import type { TestService } from '../test-service.ts';

/** The access token of the demo customer, or of another one with the demo's password. */
export async function customerToken(
  service: Pick<TestService, 'url'>,
  username: string = DEMO_CUSTOMER.email,
): Promise<string> {
  return (
    await call(service, 'POST', '/api/login', { body: { username, password: DEMO_PASSWORD } })
  ).body.access_token;
}

/** What the authenticator of each demo member of staff shows at that time, in milliseconds. */
export const authenticatorCode = (atMs = Date.now()): string =>
  totpAt(fromBase32(DEMO_TOTP_SECRET), stepAt(atMs));

/** The access token of a demo member of staff, e.g. `buyer`, signed in with the second factor; a code serves once, so once in half a minute. */
export async function staffToken(service: Pick<TestService, 'url'>, name: string): Promise<string> {
  const body = { email: `${name}@hako.test`, password: DEMO_PASSWORD, code: authenticatorCode() };
  return (await call(service, 'POST', '/api/desk/login', { body })).body.access_token;
}
