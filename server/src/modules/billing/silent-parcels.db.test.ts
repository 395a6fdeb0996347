import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';
import { Outage } from '../../kernel/outage.ts';
import type { Carrier } from './index.ts';

const DAY_MS = 86_400_000;
const PARCELS = 52;
let rig: OrdersRig;
const asked: string[] = [];
/** Has no news of any parcel, breaks over one, and is away when it is asked about another. */
const carrier: Carrier = {
  name: 'ghn',
  create: async () => ({ isAccepted: false, reason: 'nobody sends anything here' }),
  track: async (code) => {
    asked.push(code);
    if (code === 'L01') throw new TypeError('what the carrier said of it cannot be read');
    if (code === 'L02') throw new Outage('ghn', 'failing', 'HTTP 503');
    return undefined;
  },
  isFromCarrier: () => false,
};

beforeAll(async () => {
  rig = await createOrdersRig({ carriers: [carrier] });
  const at = new Date(rig.clock.now().getTime() - 5 * DAY_MS);
  await sql`insert into bills (id, code, customer_id, state, total_vnd, paid_at, address, created_at, moved_at)
    select gen_random_uuid(), 'PX' || lpad(n::text, 2, '0'), gen_random_uuid(), 'DELIVERY', 0, ${at}::timestamptz, '{}', ${at}::timestamptz, ${at}::timestamptz
    from generate_series(1, ${PARCELS}::int) n`.execute(rig.db);
  await sql`insert into consignments (bill_id, carrier, state, carrier_code, asked_at, asked_by)
    select id, 'ghn', 'created', 'L' || substr(code, 3), ${at}::timestamptz + (substr(code, 3)::int) * interval '1 minute', gen_random_uuid() from bills`.execute(
    rig.db,
  );
});
afterAll(() => rig.close());

it('parcels without news are asked about in turn: no fifty of them, and none that breaks, keeps the others from being asked', async () => {
  const round = async () => {
    asked.length = 0;
    await rig.billing.trackSilentConsignments();
    return asked.toSorted();
  };
  expect(await round()).toHaveLength(50);
  rig.clock.advanceMs(DAY_MS / 12);
  // A carrier that was away is asked again, and then whoever was not asked yet.
  expect(await round()).toEqual(['L02', 'L51', 'L52']);
  rig.clock.advanceMs(DAY_MS / 12);
  expect(await round()).toEqual(['L02']);
  rig.clock.advanceMs(DAY_MS);
  expect(await round()).toHaveLength(50);
});
