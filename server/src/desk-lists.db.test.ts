import { MOST_COUNTED } from '@hako/contract/kit/tables';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../test-support/people/client.ts';
import { staffToken } from '../test-support/people/sign-in.ts';
import { recordReads, rowsLookedAt } from '../test-support/recorded-plans.ts';
import { emptyCompany, fillCompany } from '../test-support/rigs/company/fill-company.ts';
import { startTestService, type TestService } from '../test-support/test-service.ts';
import { seedDemoPeople } from './demo-people.ts';

const recorded = recordReads();
let service: TestService;
let token: string;
let customerId: string;
beforeAll(async () => {
  // Filled past every invariant: here only how much is read matters.
  service = await startTestService({ invariants: {} });
  const people = await seedDemoPeople(service.platform);
  customerId = people.customerId;
  const staff = people.staffIds['accountant'] as string;
  await fillCompany(service.platform.pool, { owner: customerId, staff });
  token = await staffToken(service, 'admin');
}, 900_000);
afterAll(async () => {
  await emptyCompany(service.platform.pool);
  await service.close();
  recorded.close();
});

/** What a list counts, and a page with what stands beside its rows. */
const MOST_LOOKED_AT = MOST_COUNTED + 2_000;

const LISTS = [
  'work',
  'counts',
  'queue',
  'queue?scan=HX00000077',
  'queue?scan=m77',
  'queue?scan=900000000077',
  'stations/receive?scan=M77',
  'stations/receive?scan=900000000077',
  'stations/pack?scan=KX00001000',
  'orders',
  'orders?customer=Nguyen Van 77',
  'orders/HX00001000',
  'orders/HX00001000/book',
  'purchases',
  'shipments',
  'shipments?state=open',
  'shipments?q=LO77',
  'parcels',
  'parcels?state=stored',
  'parcels?q=KX00000077&sort=code',
  'bills',
  'bills?paid=no',
  'bills?paid=cod&sort=-total',
  'bills?paid=yes&sort=moved',
  'bills?q=PX00000077&sort=total',
  'customers',
  'customers?q=Van 77',
  'customers?q=nguyen',
  'customers/OWNER',
  'customers/OWNER/statement',
  'customers/OWNER/statement?page=20',
  'customers/OWNER/notes',
  'customers/OWNER/holds',
  'customers/OWNER/bills',
  'customers/OWNER/parcels',
  'customers/OWNER/complaints',
  'transfers',
  'transfers?state=unmatched',
  'transfers?state=credited',
  'transfers?reference=FTX77',
  'claims',
  'withdrawals',
  'withdrawals?status=paid',
  'withdrawals?status=requested',
  'complaints',
  'complaints?state=resolved',
  'approvals',
  'approvals?state=decided',
  'invoices',
  'invoices?state=refused',
  'invoices?state=open',
  'invoices?bill_code=PX00000077',
  'messages',
  'messages?state=all',
  'offers',
  'offers?state=expired',
  'find?q=HX00000077',
  'find?q=FTX77',
  'find?q=Nguyen Van 77',
  'find?q=nguyen',
];

test.each(LISTS)('%s looks at no more rows, however many there are', async (list) => {
  const path = `/api/desk/${list.replace('OWNER', customerId)}`;
  const reads = await recorded.of(async () => {
    const { status, body } = await call(service, 'GET', path, { token });
    expect({ status, message: body.message }).toMatchObject({ status: 200 });
  });
  expect(reads.length).toBeGreaterThan(0);
  for (const read of reads)
    expect(await rowsLookedAt(service.platform.pool, read), read.text).toBeLessThan(MOST_LOOKED_AT);
});
