import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { call } from '../../people/client.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../src/demo-people.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import { createIdentity } from '../../../src/modules/identity/index.ts';
import { openAccount } from '../../../src/modules/customers/signing-in/sign-up.ts';

export const CALLS = path.resolve(
  import.meta.dirname,
  '../../../../../shared/spec/mobile-client.json',
);
export const hasCalls = existsSync(CALLS);
export let service: TestService;
export let token: string;
export let strangerToken: string;
export const home = {
  name: 'Lý Thị Thơm',
  phone: '0987 000 111',
  address: 'Số 1 Bà Triệu',
  province_id: 1,
  district_id: 1,
  ward_id: 8,
};
export const add = (body: object, method = 'POST', by = token) =>
  call(service, method, '/api/user/address/add', { token: by, body });

/** Registers what the tests of a file need before and after them. */
export function setUpAddressBookRig(): void {
  if (!hasCalls)
    console.log('skipped: the calls of the mobile client are not beside the repository');
  beforeAll(async () => {
    service = await startTestService();
    await seedDemoPeople(service.platform);
    const identity = createIdentity(service.platform);
    const passwordHash = await identity.hashNewPassword('con-mèo-xanh');
    await inTransaction(service.platform.db, (trx) =>
      openAccount({ ...service.platform, identity, listSalesIds: async () => [] }, trx, {
        contacts: [{ channel: 'phone', value: '+84987000111' }],
        fullName: 'Lý Thị Thơm',
        passwordHash,
      }),
    );
    const signIn = async (username: string, password: string) =>
      (await call(service, 'POST', '/api/login', { body: { username, password } })).body
        .access_token;
    token = await signIn('0987000111', 'con-mèo-xanh');
    strangerToken = await signIn(DEMO_CUSTOMER.email, DEMO_PASSWORD);
  });
  afterAll(() => service.close());
}
