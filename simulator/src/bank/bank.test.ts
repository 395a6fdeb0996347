import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createWorld, type World } from '../world/world.ts';
import { plugin } from './plugin.ts';

interface Heard {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
let heard: Heard[];
let answer: number;
let service: Server;
let hook: string;
let app: FastifyInstance;
let world: World;

beforeEach(async () => {
  heard = [];
  answer = 200;
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(service.address() as { port: number }).port}/hook`;
});
afterEach(async () => {
  await stop();
  service.close();
});

const start = async (dataDir?: string): Promise<void> => {
  world = createWorld({
    ...readConfig({}),
    bankWebhookUrl: hook,
    bankSecret: 'geheim',
    cassoWebhookUrl: hook,
    cassoKey: 'schluessel',
    dataDir,
  });
  app = Fastify();
  await app.register(async (scope) => plugin(scope, world));
};
const stop = async (): Promise<void> => {
  await world.stop();
  await app.close();
};
const send = (url: string, body: object) =>
  app
    .inject({ method: 'POST', url, payload: body })
    .then((reply) => ({ status: reply.statusCode, body: reply.json() as Record<string, unknown> }));
const statement = async () =>
  (await app.inject('/bank/statement')).json() as {
    attempts: number[];
    isReported: boolean;
    content: string;
  }[];
const payment = { accountNumber: '1017588888', amount: 50_000, content: '0912345678 QA ODN' };

describe('the pretend bank', () => {
  it('reports a payment as SePay does, signed over time and body', async () => {
    await start();
    expect((await send('/bank/pay', { ...payment, wording: 'plain' })).status).toBe(200);
    await expect.poll(() => heard.length).toBe(1);
    const [{ headers, body }] = heard as [Heard];
    expect(JSON.parse(body)).toMatchObject({
      accountNumber: '1017588888',
      transferAmount: 50_000,
      transferType: 'in',
      content: '0912345678 QA ODN',
    });
    const expected = createHmac('sha256', 'geheim')
      .update(`${headers['x-sepay-timestamp']}.${body}`)
      .digest('hex');
    expect(headers['x-sepay-signature']).toBe(`sha256=${expected}`);
    // Heard a moment before the bank has booked the answer.
    await expect.poll(statement).toMatchObject([{ isReported: true, attempts: [200] }]);
  });

  it('reports as Casso does when asked to', async () => {
    await start();
    await send('/bank/pay', { ...payment, provider: 'casso', direction: 'out' });
    await expect.poll(() => heard.length).toBe(1);
    const [{ headers, body }] = heard as [Heard];
    const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(
      String(headers['x-casso-signature']),
    ) as unknown as string[];
    expect(createHmac('sha512', 'schluessel').update(`${at}.${body}`).digest('hex')).toBe(
      signature,
    );
    expect(JSON.parse(body)).toMatchObject({ error: 0, data: { amount: -50_000 } });
  });

  it('tries again until somebody answers, eight times at most', async () => {
    await start();
    answer = 500;
    await send('/_control/bank', { minuteMs: 2 });
    await send('/bank/pay', payment);
    await expect
      .poll(async () => (await statement())[0]?.attempts.length, { timeout: 5_000 })
      .toBe(8);
    await send('/bank/pay', payment);
    await expect.poll(() => heard.length).toBeGreaterThan(9);
    answer = 200;
    await expect.poll(async () => (await statement())[0]?.isReported).toBe(true);
  });

  it('goes on reporting after it was ended and started again, under ids it never used', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'bank-'));
    await start(dataDir);
    await send('/_control/bank', { isStopped: true });
    const { body: first } = await send('/bank/pay', payment);
    await stop();
    await start(dataDir);
    await expect.poll(() => heard.length).toBe(1);
    const { body: second } = await send('/bank/pay', payment);
    expect(Number(second['id'])).toBeGreaterThan(Number(first['id']));
    rmSync(dataDir, { recursive: true });
  });

  it('pays from a scanned code, on its page and by JSON, and says what is wrong', async () => {
    await start();
    const payload =
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540410005802VN62150811Chuyen tien6304BBB8';
    expect((await send('/bank/pay', { payload })).body).toMatchObject({
      accountNumber: '257678859',
      amount: 1_000,
    });
    const page = await app.inject(`/bank/?payload=${encodeURIComponent(payload)}`);
    expect(page.body).toContain('value="257678859"');
    expect(page.body).toContain('value="1000"');
    const form = await app.inject({
      method: 'POST',
      url: '/bank/pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'accountNumber=1&amount=0&content=<b>',
    });
    expect([form.statusCode, form.body]).toEqual([
      400,
      expect.stringContaining('Số tiền phải là số đồng lớn hơn 0.'),
    ]);
    expect(form.body).not.toContain('<b>');
    expect((await send('/bank/pay', { payload: 'rubbish' })).status).toBe(400);
  });
});
