import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '../start.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0 });
});
afterAll(() => simulator.stop());

const post = (body: unknown, key = 'pretend-sms-key') =>
  fetch(`${simulator.url}/sms/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });

describe('what is sent to people', () => {
  test('a text message stands in the outbox of its number and on the page', async () => {
    expect(
      (await post({ to: '+84912345678', text: 'Hako: mã của bạn là 123456 <b>' })).status,
    ).toBe(202);
    expect((await post({ to: '+84900000000', text: 'khác' })).status).toBe(202);
    const { messages } = (await (
      await fetch(`${simulator.url}/sms/messages?to=%2B84912345678`)
    ).json()) as { messages: unknown[] };
    expect(messages).toMatchObject([
      { to: '+84912345678', text: 'Hako: mã của bạn là 123456 <b>' },
    ]);
    const page = await (await fetch(`${simulator.url}/sms/`)).text();
    expect(page).toContain('<mark>123456</mark> &lt;b&gt;');
  });

  test.each([
    [{ to: '0912345678', text: 'x' }, 'pretend-sms-key', 400],
    [{ to: '+84912345678' }, 'pretend-sms-key', 400],
    [{ to: '+84912345678', text: 'x' }, 'other', 401],
  ])('%j with key %s is refused', async (body, key, status) =>
    expect((await post(body, key)).status).toBe(status),
  );

  test('a mail arrives over SMTP with its Vietnamese subject and text', async () => {
    const { smtpUrl } = (await (await fetch(`${simulator.url}/mail/address`)).json()) as {
      smtpUrl: string;
    };
    const text =
      'Xin chào,\n\nMã để mở tài khoản Hako của bạn là: 654321\n\nMột dòng rất dài để thư phải được bẻ dòng khi gửi đi: ốố ớớ ộộ ữữ ỹỹ ẩẩ ẫẫ ậậ.';
    await createTransport(smtpUrl).sendMail({
      from: 'hako@hako.test',
      to: 'Khach@hako.test',
      subject: '654321 là mã xác thực Hako của bạn, dài hơn một dòng',
      text,
    });
    const { messages } = (await (
      await fetch(`${simulator.url}/mail/messages?to=khach@hako.test`)
    ).json()) as {
      messages: { text: string; subject: string }[];
    };
    expect(messages[0]?.subject).toBe('654321 là mã xác thực Hako của bạn, dài hơn một dòng');
    expect(messages[0]?.text.replace(/\r/g, '')).toBe(text);
  });
});
