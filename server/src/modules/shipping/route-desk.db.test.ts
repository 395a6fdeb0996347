import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namedCaller, serveRoutes } from '../../../test-support/serve-routes.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { createIdentity } from '../identity/index.ts';
import { createStaff } from '../staff/index.ts';
import { createShipping, shippingParts } from './index.ts';

const PERSON = newId();
let platform: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await createTestPlatform();
  const shipping = createShipping({ ...platform, freightPerKg: async () => undefined });
  const { audit } = createStaff(platform, { identity: createIdentity(platform) });
  app = await serveRoutes(
    platform,
    shippingParts(shipping, { db: platform.db, audit }).routes,
    namedCaller(() => PERSON),
  );
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
});

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  as?: string,
  payload?: object,
) => {
  const answer = await app.inject({
    method,
    url,
    headers: as ? { 'x-test-caller': as } : {},
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const codes = async (role?: string) =>
  (await send('GET', '/api/route', role)).body.results.map(({ code }: { code: string }) => code);
const KOREA = { code: 'KR', name: 'Hàn Quốc', source_country: 'KR' };

test('an administrator adds, changes and deletes a route, and each leaves a line', async () => {
  const made = await send('POST', '/api/route', 'staff admin', KOREA);
  expect(made).toMatchObject({
    status: 200,
    body: { message: 'Lưu thành công', data: { _id: 'KR', active: true, position: 2 } },
  });
  expect(await codes()).toEqual(['JP', 'KR']);
  const again = await send('POST', '/api/route', 'staff admin', KOREA);
  expect(again).toMatchObject({ status: 409, body: { code: 'shipping.route-exists' } });
  expect(again.body.message).toMatch(/^Lưu thất bại!/);

  const changed = await send('PUT', '/api/route/KR', 'staff admin', {
    name: ' Hàn Quốc (Seoul) ',
    active: false,
    code: 'XX',
  });
  expect(changed.body).toMatchObject({
    message: 'Lưu thành công',
    data: { code: 'KR', name: 'Hàn Quốc (Seoul)', active: false, position: 2 },
  });
  expect([await codes(), await codes('staff admin')]).toEqual([['JP'], ['JP', 'KR']]);

  expect((await send('DELETE', '/api/route/KR', 'staff admin')).body).toEqual({
    status: true,
    success: true,
  });
  expect((await send('DELETE', '/api/route/KR', 'staff admin')).body).toMatchObject({
    code: 'shipping.route-not-found',
  });
  expect((await send('PUT', '/api/route/KR', 'staff admin', { name: 'x' })).status).toBe(404);
  expect(await codes('staff admin')).toEqual(['JP']);
  const lines = await platform.db
    .selectFrom('staff_audit')
    .select(['actor', 'action', 'subject'])
    .orderBy('audit_id')
    .execute();
  expect(lines).toEqual(
    ['create', 'update', 'delete'].map((what) => ({
      actor: PERSON,
      action: `route.${what}`,
      subject: 'route:KR',
    })),
  );
});

test('a route that is in use stays', async () => {
  const kept = await send('DELETE', '/api/route/JP', 'staff admin');
  expect(kept).toMatchObject({ status: 409, body: { code: 'shipping.route-in-use' } });
  expect(kept.body.message).toContain('Tuyến JP');
  expect(await codes()).toEqual(['JP']);
});

test('nobody else may, and nonsense is refused', async () => {
  for (const role of [undefined, `customer ${PERSON}`, 'staff sales']) {
    const status = role === undefined ? 401 : 403;
    expect((await send('POST', '/api/route', role, KOREA)).status).toBe(status);
    expect((await send('PUT', '/api/route/JP', role, { name: 'x' })).status).toBe(status);
    expect((await send('DELETE', '/api/route/JP', role)).status).toBe(status);
  }
  for (const wrong of [
    { ...KOREA, code: 'kr' },
    { ...KOREA, name: '  ' },
    { ...KOREA, source_country: 'Korea' },
    { code: 'KR' },
  ])
    expect((await send('POST', '/api/route', 'staff admin', wrong)).status).toBe(400);
});

test('a page has ten routes', async () => {
  for (let index = 10; index < 22; index++)
    await send('POST', '/api/route', 'staff admin', { ...KOREA, code: `R${index}` });
  const { body } = await send('GET', '/api/route');
  expect([body.results.length, body.pagination]).toEqual([10, { page: 1, size: 10, total: 13 }]);
  expect((await send('GET', '/api/route?page=2')).body.results).toHaveLength(3);
});
