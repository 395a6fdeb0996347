import { afterAll, beforeAll } from 'vitest';
import { call } from '../../people/client.ts';
import { openOutbox, type Outbox } from '../../world/outbox.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../src/demo-people.ts';

export let service: TestService;
export let outbox: Outbox;

/** Signs in by password. */
export const signIn = (password: string = DEMO_PASSWORD, username: string = DEMO_CUSTOMER.email) =>
  call(service, 'POST', '/api/login', { body: { username, password } });
/** The cookie of this name as an answer sets it. */
export const cookieOf = (headers: Headers, name: string): string =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
/** What somebody types who signs up by phone. */
export const signUpOf = (phone: string, rest: object = {}) => ({
  phone,
  full_name: 'Lý Thị Thơm',
  password: 'con-mèo-xanh',
  type_mode: 'hako',
  ...rest,
});
/** Opens an account for a Vietnamese phone number, by the code that comes to it. */
export async function signUp(phone: string): Promise<void> {
  await call(service, 'POST', '/api/signup', { body: signUpOf(phone) });
  const otp = await outbox.codeTo(phone.replace(/^0/, '+84'));
  await call(service, 'POST', '/api/signup', { body: signUpOf(phone, { otp }) });
}

/** Registers what the tests of a file need before and after them. */
export function setUpSignInRig(): void {
  beforeAll(async () => {
    outbox = await openOutbox();
    service = await startTestService({ settings: outbox.settings });
    await service.startWorker();
    await seedDemoPeople(service.platform);
  });
  afterAll(async () => {
    await service.close();
    await outbox.close();
  });
}
