import type { Endpoint } from '@hako/contract/kit/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, filled, placesOf } from '../test-support/rigs/swap/filled.ts';
import { liveIn, openSecond } from '../test-support/rigs/swap/lived-in.ts';
import { type Owned, ownedBy, rowsOf } from '../test-support/rigs/swap/owned.ts';
import { customerToken } from '../test-support/people/sign-in.ts';
import { type PretendService, startPretendService } from '../test-support/world/pretend-service.ts';

const STRANGE = ['0190a000-0000-7000-8000-0000000000f1', 'HK2345678', 'x1'] as const;
let service: PretendService;
let other: { customerId: string; token: string };
let owned: Owned;
beforeAll(async () => {
  service = await startPretendService(60_000_000);
  await liveIn(service);
  other = await openSecond(service);
  owned = await ownedBy(service.platform.pool, service.customerId);
}, 120_000);
afterAll(() => service.close());

/** Calls that read one thing by its name, each of which the owner can make. */
const READ_BY_NAME = [
  '/api/bid-groups/{id}',
  '/api/bids/{id}/receipt',
  '/api/files/{id}',
  '/api/invoices/{id}/pdf',
  '/api/invoices/{id}/xml',
  '/api/me/messages/{id}',
  '/api/me/orders/{code}',
  '/api/saved-searches/{id}/finds',
];

/** Codes that name no thing of a customer, and are counted when they are wrong. */
const OF_NOBODY = /^POST \/api\/(?:security\/.*|voucher) body code$/;
/** Every place at which a call of customers names a thing. */
const places = (): { endpoint: Endpoint; place: string }[] =>
  service.parts.routes.flatMap(({ endpoint }) => {
    const { method, path, access, isMultipart } = endpoint;
    if (isMultipart || (access !== 'customer' && access !== 'session')) return [];
    return placesOf(endpoint)
      .filter((place) => !OF_NOBODY.test(`${method} ${path} ${place}`))
      .map((place) => ({ endpoint, place }));
  });

let asked = 0;
const send = ({ method, url, body }: Asked, token: string) =>
  service.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    // Somewhere else each time, so that no limit of calls answers instead.
    remoteAddress: `10.${asked >> 8}.${asked & 255}.1`,
    ...(body ? { payload: body } : {}),
  });
/** What the second customer is told, without the id that was asked for and what differs by the time. */
async function told(what: Asked, id: string): Promise<string> {
  asked++;
  // Each right password counts as a try, too.
  if (asked % 10 === 0) await service.platform.pool.query('delete from budgets');
  const answer = await send(what, other.token);
  const text = [id, id.toUpperCase()].reduce((all, one) => all.replaceAll(one, '*'), answer.body);
  return `${answer.statusCode} ${text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')}`;
}
const isUuid = (id: string): boolean => /^[\da-f]{8}-/.test(id);
/** Refused by the shape of what was sent, so that nobody asked whose it is. */
const isUnread = (answer: string): boolean => answer.includes('"request.invalid"');

/** Codes of a browser that waits, tried in `qr/attacker.db.test.ts`. */
const OF_BROWSERS = ['scan', 'approve'].map(
  (act) => `POST /api/account/authen/qr/${act} body qr_id`,
);

describe('what belongs to one customer', () => {
  it('is of every kind, and is answered to its owner', async () => {
    expect(owned.ids.length).toBeGreaterThan(25);
    const token = await customerToken(service);
    const good = new Set<string>();
    for (const { endpoint, place } of places())
      if (endpoint.method === 'GET' && place.startsWith('path '))
        for (const id of owned.ids) {
          const { statusCode } = await send(filled(endpoint, place, id), token);
          if (statusCode === 200) good.add(endpoint.path);
        }
    expect([...good]).toEqual(expect.arrayContaining(READ_BY_NAME));
  }, 60_000);

  it('is refused to whoever else asks, at every place of every call, as what does not exist, and stays as it is', async () => {
    const before = await rowsOf(service.platform.pool, service.customerId);
    const wrong: string[] = [];
    const unread: string[] = [];
    for (const { endpoint, place } of places()) {
      const ask = (id: string) => told(filled(endpoint, place, id), id);
      const strange = new Map<string, string>();
      for (const id of STRANGE) strange.set(id, await ask(id));
      const answers = [...strange.values()];
      const at = `${endpoint.method} ${endpoint.path} ${place}`;
      if (answers.every(isUnread)) unread.push(at);
      const takesNoUuid = isUnread(strange.get(STRANGE[0]) ?? '');
      for (const id of owned.ids.filter((one) => !(takesNoUuid && isUuid(one)))) {
        const answer = await ask(id);
        if (!answers.includes(answer) || answer.startsWith('5'))
          wrong.push(`${at} ${owned.kindOf(id)}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(unread).toEqual(OF_BROWSERS);
    expect(await rowsOf(service.platform.pool, service.customerId)).toEqual(before);
    expect(asked).toBeGreaterThan(2_500);
  }, 240_000);
});
