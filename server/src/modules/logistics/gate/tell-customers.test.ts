import { say } from '@hako/contract/notices/say';
import { expect, it } from 'vitest';
import type { Trx } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/index.ts';
import type { Parcel } from '../parcels/rules/parcel.ts';
import { someParcels } from './rules/some-parcels.ts';
import { tellCustomers } from './tell-customers.ts';

const parcel = (code: string, ...orders: string[]) =>
  ({
    ...{ code, customerId: code === 'KJ9' ? 'other' : 'own' },
    contents: orders.map((orderId) => ({ orderId, weightG: 1 })),
  }) as unknown as Parcel;

/** Which orders got an event, in the order in which they are locked, and who was told what. */
async function told(parcels: readonly Parcel[]) {
  const events: string[] = [];
  const notices: string[] = [];
  const orders = {
    readMany: async (_: unknown, ids: readonly string[]) =>
      ids.map((id) => ({ id, code: `H-${id}`, state: id === 'z' ? 'CANCEL' : 'EXPORT' }) as Order),
    // Called once, however many parcels there are.
    addEvents: async (
      _: unknown,
      { events: all }: { events: readonly { orderId: string; facts: object }[] },
    ) => {
      expect(events).toEqual([]);
      events.push(...all.map(({ orderId, facts }) => `${orderId} ${JSON.stringify(facts)}`));
      return new Map<string, Order>();
    },
  };
  const notify = async (_: unknown, one: { customerId: string; title: string; link?: string }) => {
    notices.push(`${one.customerId}: ${one.title} ${one.link}`);
  };
  await tellCustomers({ orders, notifications: { notify } }, {} as Trx, {
    parcels,
    by: { kind: 'staff', id: 's', roles: [] },
    event: { customs: 'released' },
    notice: (codes) => say('parcel-released', { parcels: someParcels(codes) }),
  });
  return { events, notices };
}

it('writes into the orders in the one order in which everybody locks them', async () => {
  const { events, notices } = await told([
    parcel('KJ9', 'c'),
    parcel('KJ2', 'b', 'z'),
    parcel('KJ1', 'a', 'b'),
  ]);
  expect(events).toEqual([
    'a {"parcel":"KJ1","customs":"released"}',
    'b {"parcel":"KJ2","customs":"released"}',
    'b {"parcel":"KJ1","customs":"released"}',
    'c {"parcel":"KJ9","customs":"released"}',
  ]);
  expect(notices).toEqual([
    'other: Hàng của bạn đã được thông quan – kiện KJ9 /account/quotes/H-c',
    'own: Hàng của bạn đã được thông quan – kiện KJ2, KJ1 /account/quotes/H-a',
  ]);
});

it('names five of very many parcels, and how many more there are', async () => {
  const { notices } = await told(['1', '2', '3', '4', '5', '6', '7'].map((n) => parcel(n, n)));
  expect(notices).toEqual([
    'own: Hàng của bạn đã được thông quan – kiện 1, 2, 3, 4, 5 và 2 kiện khác /account/quotes/H-1',
  ]);
});
