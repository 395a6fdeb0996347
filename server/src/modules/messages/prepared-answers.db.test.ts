import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;
let token: string;
beforeAll(async () => {
  service = await startPretendService(1_000_000);
  token = await staffToken(service, 'sales');
});
afterAll(() => service.close());

const desk = (method: string, path: string, body?: object) =>
  call(service, method, `/api/desk${path}`, { token, body });
const sql = async (text: string) => (await service.platform.pool.query(text)).rows;

describe('a prepared answer', () => {
  it('is replaced under its title, and removed', async () => {
    await desk('POST', '/prepared-answers', { title: 'Chào', content: 'Chào bạn' });
    await desk('POST', '/prepared-answers', { title: 'Chào', content: 'Hako chào bạn' });
    const [kept, ...others] = (await desk('GET', '/prepared-answers')).body.data;
    expect([kept.content, others]).toEqual(['Hako chào bạn', []]);
    expect((await desk('DELETE', `/prepared-answers/${kept.id}`)).status).toBe(200);
    expect((await desk('DELETE', `/prepared-answers/${kept.id}`)).body.code).toBe(
      'messages.answer-not-found',
    );
    const audited = await sql(
      `select action from staff_audit where subject like 'prepared-%' order by action`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'message.forget',
      'message.prepare',
      'message.prepare',
    ]);
  });

  it('is one of a hundred at most', async () => {
    await sql(`insert into prepared_answers (id, title, content)
      select gen_random_uuid(), 'câu ' || n, 'x' from generate_series(1, 100) n`);
    const one = { title: 'Thêm', content: 'x' };
    expect((await desk('POST', '/prepared-answers', one)).body.code).toBe(
      'messages.too-many-answers',
    );
  });
});
