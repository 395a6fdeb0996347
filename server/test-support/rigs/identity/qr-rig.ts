import { afterAll, beforeAll, expect } from 'vitest';
import { call, callBound, makeKey, type TestAnswer, type TestKey } from '../../people/client.ts';
import { customerToken } from '../../people/sign-in.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { seedDemoPeople } from '../../../src/demo-people.ts';
import { newId } from '../../../src/kernel/chance.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import { createIdentity, type Identity } from '../../../src/modules/identity/index.ts';

export let service: TestService;
export let desktop: TestKey;
/** Bearer token of the customer's phone. */
export let phone: string;
export let stranger: string;
/** The same steps without HTTP, for what must happen at the very same moment. */
export let identity: Identity;

export const QR = '/api/account/authen/qr';
const DESKTOP_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Another customer, signed in without ceremony. */
async function somebodyElse(): Promise<string> {
  const { db, clock } = service.platform;
  const { accessToken } = await inTransaction(db, async (trx) => {
    const contacts = [
      { channel: 'email', value: `${newId(clock.now().getTime())}@hako.test` },
    ] as const;
    const userId = await identity.register(trx, { kind: 'customer', contacts, passwordHash: null });
    return identity.openSession(
      trx,
      { userId },
      { ip: '127.0.0.1', device: undefined, thumbprint: undefined },
    );
  });
  return accessToken;
}

/** The headers of a call from this address. */
export const from = (ip: string) => ({ 'x-forwarded-for': ip });
let houses = 0;
/** By default from an address that nobody used before: one address makes few codes a minute. */
export async function generate(
  key = desktop,
  headers: Record<string, string> = from(`203.0.113.${++houses}`),
): Promise<string> {
  const { status, body } = await callBound(service, key, 'POST', `${QR}/generate`, {
    headers: { 'user-agent': DESKTOP_BROWSER, ...headers },
  });
  expect(status).toBe(200);
  return body.qr_id;
}
/** Waits, in the browser, for what happens to its code after what it saw. */
export const wait = (
  qrId: string,
  seen?: string,
  key = desktop,
  headers: Record<string, string> = {},
): Promise<TestAnswer> =>
  callBound(service, key, 'POST', `${QR}/waiting-scan`, {
    body: { qr_id: qrId, ...(seen ? { seen } : {}) },
    headers,
  });
/** The phone scans a code. */
export const scan = (qrId: string, token = phone, headers: Record<string, string> = {}) =>
  call(service, 'POST', `${QR}/scan`, { token, body: { qr_id: qrId }, headers });
/** The phone says yes, with the number that it was told. */
export const approve = (qrId: string, number?: string, token = phone) =>
  call(service, 'POST', `${QR}/approve`, { token, body: { qr_id: qrId, allow: true, number } });
/** A wrong number. */
export const otherThan = (number: string) => String((Number(number) + 1) % 100).padStart(2, '0');
/** How many sessions there are in all. */
export const sessions = async (): Promise<number> =>
  (await service.platform.pool.query('select count(*)::int as n from sessions')).rows[0].n;

/** Registers what the tests of a file need before and after them. */
export function setUpQrRig(): void {
  beforeAll(async () => {
    service = await startTestService({ settings: { HAKO_TRUSTED_PROXIES: '127.0.0.1' } });
    await seedDemoPeople(service.platform);
    identity = createIdentity(service.platform);
    desktop = await makeKey();
    phone = await customerToken(service);
    stranger = await somebodyElse();
  });
  afterAll(() => service.close());
}
