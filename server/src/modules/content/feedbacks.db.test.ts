import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { customerToken, staffToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { seedDemoFeedbacks } from '../../demo/feedbacks.ts';
import { seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
let customer: string;
let staff: string;
beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  customer = await customerToken(service);
  staff = await staffToken(service, 'sales');
});
afterAll(() => service.close());

const write = (content: string, rating = 5) =>
  call(service, 'POST', '/api/feedbacks', {
    token: customer,
    body: { rating, content, subject: 'Nikon FM2' },
  });
const decide = (id: string, body: object) =>
  call(service, 'PUT', `/api/desk/feedbacks/${id}`, { token: staff, body });
const shown = async () => (await call(service, 'GET', '/api/feedbacks')).body.data;

test('what a customer says is shown once it was read, by the given name only, with our answer', async () => {
  expect(await shown()).toMatchObject({ results: [], average: null, pagination: { total: 0 } });
  const { id } = (await write('Máy về đúng mô tả, đóng gói rất kỹ.')).body.data;
  expect((await shown()).results).toEqual([]);
  const waiting = (await call(service, 'GET', '/api/desk/feedbacks', { token: staff })).body.data;
  expect(waiting.results).toMatchObject([{ id, state: 'waiting', rating: 5 }]);
  expect((await decide(id, { is_shown: true, reply: 'Cảm ơn bạn.' })).body.data).toEqual({
    id,
    state: 'shown',
  });
  expect(await shown()).toMatchObject({
    results: [
      {
        id,
        name: 'An',
        content: 'Máy về đúng mô tả, đóng gói rất kỹ.',
        subject: 'Nikon FM2',
        reply: 'Cảm ơn bạn.',
      },
    ],
    average: 5,
  });
  const audit = await service.platform.db
    .selectFrom('staff_audit')
    .selectAll()
    .where('action', '=', 'content.decide-feedback')
    .execute();
  expect(audit).toMatchObject([{ subject: `feedback:${id}` }]);
});

test('blanks are nothing that was said', async () => {
  expect(await write(' '.repeat(12))).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
});

test('a second one waits until the first was read, and a hidden one is seen by nobody', async () => {
  const first = await write('Giao hơi chậm so với dự kiến.', 3);
  expect(await write('Thêm một cảm nhận nữa ngay sau đó.')).toMatchObject({
    status: 409,
    body: { code: 'content.feedback-waiting' },
  });
  await decide(first.body.data.id, { is_shown: false });
  expect((await shown()).results).toHaveLength(1);
  const second = await write('Lần này nhanh hơn hẳn, cảm ơn.', 4);
  await decide(second.body.data.id, { is_shown: true });
  expect(await shown()).toMatchObject({ average: 4.5, pagination: { total: 2 } });
});

test('nobody decides on what is not there, nor without being asked to', async () => {
  const nobody = '0198a000-0000-7000-8000-0000000000ff';
  expect(await decide(nobody, { is_shown: true })).toMatchObject({
    status: 404,
    body: { code: 'content.feedback-not-found' },
  });
  expect(
    (
      await call(service, 'PUT', `/api/desk/feedbacks/${nobody}`, {
        token: customer,
        body: { is_shown: true },
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await call(service, 'POST', '/api/feedbacks', {
        body: { rating: 5, content: 'Không đăng nhập mà viết.' },
      })
    ).status,
  ).toBe(401);
  expect((await write('ngắn')).status).toBe(400);
});

test('the demo brings some, once', async () => {
  const { platform } = service;
  await platform.db.deleteFrom('feedbacks').execute();
  const by = await seedDemoPeople(platform);
  for (let start = 0; start < 2; start++)
    await seedDemoFeedbacks(platform, {
      customerId: by.customerId,
      staffId: by.staffIds['sales'] ?? '',
    });
  expect(await shown()).toMatchObject({ pagination: { total: 2 }, average: 4.5 });
});

test('kinds of goods are those of the price list', async () => {
  const { data } = (await call(service, 'GET', '/api/group-products')).body;
  const camera = data.find(({ code }: { code: string }) => code === 'camera');
  expect(camera).toMatchObject({ name: 'Máy ảnh', has_battery: true, is_used_banned: true });
  expect(camera.weight_g.low).toBeLessThan(camera.weight_g.high);
  expect(data.at(-1).code).toBe('*');
});
