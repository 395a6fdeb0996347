import type { ThreadMessage } from '@hako/contract/messages/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  customer,
  paidOrder,
  picture,
  second,
  service,
  setUpComplaintsRig,
} from '../../../test-support/rigs/support/complaints-rig.ts';

setUpComplaintsRig();
let token: string;
let orderCode: string;
beforeAll(async () => {
  token = await staffToken(service, 'admin');
  orderCode = await paidOrder();
});

const desk = (method: string, path: string, body?: object) =>
  call(service, method, `/api/desk${path}`, { token, body });
const sql = async (text: string) => (await service.platform.pool.query(text)).rows;
const write = (content: string, more: object = {}) =>
  customer('POST', '/api/me/messages', { content, ...more });
const answer = (content: string, more: object = {}) =>
  desk('POST', '/messages', { customer_id: service.customerId, content, ...more });
const settle = (id: string, seen: string) => desk('POST', `/messages/${id}/settle`, { seen });
const texts = (body: { data: { talk: { messages: ThreadMessage[] } } }) =>
  body.data.talk.messages.map(({ by, content }) => [by, content]);
const unread = async () => (await customer('GET', '/api/me/messages/unread')).body.data.unread;
const work = async () =>
  (await desk('GET', '/work?kinds=message')).body.data.rows.map(({ key }: { key: string }) => key);

describe('a talk about an order', () => {
  let id: string;

  it('begins with the customer and becomes work', async () => {
    const { status, body } = await write('Hàng của tôi tới đâu rồi?', {
      order_code: orderCode,
      images: [picture],
    });
    expect(status).toBe(200);
    id = body.data.thread_id;
    expect(body.data.message.images).toEqual([`/api/files/${picture}`]);
    expect(await work()).toEqual([`message:${id}`]);
    const waiting = (await desk('GET', '/messages?state=waiting')).body.data.rows;
    expect(waiting).toMatchObject([
      { id, order_code: orderCode, messages: 1, customer: { id: service.customerId } },
    ]);
  });

  it('goes on in the same talk, waits no more when it is answered, and leaves a line in the audit', async () => {
    const { body } = await write('Tôi hơi sốt ruột.', { order_code: orderCode });
    const seen = body.data.message.id;
    const answered = await answer('Đang ở kho Nhật ạ.', { order_code: orderCode, seen });
    expect(answered.body.data.thread_id).toBe(id);
    expect(await work()).toEqual([]);
    expect(texts((await desk('GET', `/messages/${id}`)).body)).toEqual([
      ['customer', 'Hàng của tôi tới đâu rồi?'],
      ['customer', 'Tôi hơi sốt ruột.'],
      ['staff', 'Đang ở kho Nhật ạ.'],
    ]);
    const audited = await sql(`select subject from staff_audit where action = 'message.answer'`);
    expect(audited).toEqual([{ subject: `message-thread:${id}` }]);
  });

  it('is unread until its customer says that it was seen, not by being read', async () => {
    expect(await unread()).toBe(1);
    await customer('GET', `/api/me/messages/${id}`);
    expect(await unread()).toBe(1);
    await customer('POST', `/api/me/messages/${id}/seen`);
    expect(await unread()).toBe(0);
  });

  it('tells a customer who is away once, and nobody who has seen it', async () => {
    const told = () =>
      sql(`select title from notifications where link = '/account/messages/${id}'`);
    await service.parts.modules.messages.tellAway({ threadId: id });
    expect(await told()).toEqual([]);
    await answer('Đã lên máy bay.', { order_code: orderCode });
    await service.parts.modules.messages.tellAway({ threadId: id });
    await service.parts.modules.messages.tellAway({ threadId: id });
    expect(await told()).toHaveLength(1);
  });

  it('waits no more when nothing has to be answered', async () => {
    const { body } = await write('Cảm ơn Hako!', { order_code: orderCode });
    expect(await work()).toEqual([`message:${id}`]);
    expect((await settle(id, body.data.message.id)).status).toBe(200);
    expect(await work()).toEqual([]);
  });
});

describe('a message', () => {
  it('is written once, however often it is sent with the same key', async () => {
    const asked = { customerId: service.customerId, orderCode: undefined, pictures: [] };
    const { messages } = service.parts.modules;
    const once = { ...asked, content: 'Một lần thôi', sentKey: 'press-0001' };
    const [first, again] = [await messages.write(once), await messages.write(once)];
    expect(again.id).toBe(first.id);
    expect(await sql(`select messages from message_threads where order_id is null`)).toEqual([
      { messages: 1 },
    ]);
  });

  it('is about an order of its customer, with pictures that are theirs', async () => {
    const strange = '0190a000-0000-7000-8000-0000000000f1';
    expect((await write('Của ai đây?', { order_code: 'HKKHONGCO' })).body.code).toBe(
      'orders.not-found',
    );
    expect((await write('Ảnh lạ', { images: [strange] })).body.code).toBe('files.not-found');
    expect((await answer('Ai vậy?', { customer_id: strange })).body.code).toBe(
      'customers.not-found',
    );
    expect((await write('   ')).status).toBe(400);
    expect((await write('x'.repeat(2_001))).status).toBe(400);
  });

  it('is read by its customer and by sales only', async () => {
    const [{ id }] = await sql('select id from message_threads limit 1');
    expect((await call(service, 'GET', `/api/desk/messages/${id}`, { token: second })).status).toBe(
      403,
    );
    const strange = '0190a000-0000-7000-8000-0000000000f1';
    for (const answered of [
      await customer('GET', `/api/me/messages/${strange}`),
      await customer('POST', `/api/me/messages/${strange}/seen`),
      await desk('GET', `/messages/${strange}`),
      await settle(strange, strange),
    ])
      expect(answered.body.code).toBe('messages.not-found');
    const { readOwn } = service.parts.modules.messages;
    await expect(readOwn({ id, customerId: strange })).rejects.toMatchObject({
      code: 'messages.not-found',
    });
  });

  it('is refused after sixty in an hour', async () => {
    const [{ id }] = await sql('select id from message_threads where order_id is null');
    await sql(`with sent as (insert into thread_messages (id, thread_id, customer_id, author, author_id, content, sent_key, at)
      select gen_random_uuid(), '${id}', '${service.customerId}', 'customer', '${service.customerId}', 'x', 'many-' || n, now()
      from generate_series(1, 60) n returning 1)
      update message_threads set messages = messages + (select count(*) from sent) where id = '${id}'`);
    expect((await write('Thêm nữa')).body.code).toBe('messages.too-many');
  });

  it('stands on the next page when there are more than fifty', async () => {
    const [{ id }] = await sql('select id from message_threads where order_id is null');
    const newest = (await desk('GET', `/messages/${id}`)).body.data.talk;
    expect(newest.messages).toHaveLength(50);
    const after = encodeURIComponent(newest.next);
    const older = (await desk('GET', `/messages/${id}?after=${after}`)).body.data.talk;
    expect(older.next).toBeUndefined();
    const ids = [...older.messages, ...newest.messages].map(({ id: one }: ThreadMessage) => one);
    expect(new Set(ids).size).toBe(61);
  });
});
