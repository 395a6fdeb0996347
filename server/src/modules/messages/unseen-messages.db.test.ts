import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  customer,
  service,
  setUpComplaintsRig,
} from '../../../test-support/rigs/support/complaints-rig.ts';

setUpComplaintsRig();
let token: string;
beforeAll(async () => {
  token = await staffToken(service, 'admin');
});

const desk = (method: string, path: string, body?: object) =>
  call(service, method, `/api/desk${path}`, { token, body });
const write = async (content: string): Promise<{ id: string; at: string; thread: string }> => {
  const { message, thread_id: thread } = (await customer('POST', '/api/me/messages', { content }))
    .body.data;
  return { ...message, thread };
};
const settle = (thread: string, seen: string) =>
  desk('POST', `/messages/${thread}/settle`, { seen });
const answer = (content: string, seen?: string) =>
  desk('POST', '/messages', { customer_id: service.customerId, content, ...(seen && { seen }) });
const waitsSince = async (thread: string) =>
  (await desk('GET', `/messages/${thread}`)).body.data.thread.waits_since;

describe('a message that came while the desk looked at an older page', () => {
  it('is not settled unread', async () => {
    const read = await write('Cảm ơn Hako!');
    const unread = await write('À, cho tôi đổi địa chỉ nhé.');
    expect((await settle(read.thread, read.id)).body.code).toBe('messages.newer');
    expect(await waitsSince(read.thread)).toBe(read.at);
    expect((await settle(read.thread, unread.id)).status).toBe(200);
    expect(await waitsSince(read.thread)).toBeNull();
  });

  it('waits on when what stood before it is answered', async () => {
    const read = await write('Hàng tới chưa?');
    const unread = await write('Còn một câu nữa.');
    await answer('Đã tới ạ.', read.id);
    expect(await waitsSince(read.thread)).toBe(unread.at);
    await answer('Bạn cứ hỏi ạ.', unread.id);
    expect(await waitsSince(read.thread)).toBeNull();
  });

  it('waits as long as it did when somebody writes who has read nothing', async () => {
    const unread = await write('Có ai không?');
    await answer('Hako có chương trình mới.');
    expect(await waitsSince(unread.thread)).toBe(unread.at);
    expect((await settle(unread.thread, '0190a000-0000-7000-8000-0000000000f1')).body.code).toBe(
      'messages.newer',
    );
  });

  it('does not wait again when a colleague has answered it', async () => {
    const read = await write('Câu thứ nhất.');
    const answered = await write('Câu thứ hai.');
    await answer('Trả lời cả hai ạ.', answered.id);
    await answer('Thêm một ý cho câu thứ nhất.', read.id);
    expect(await waitsSince(read.thread)).toBeNull();
  });
});
