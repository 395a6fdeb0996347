import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pretendWarehouse } from '../../../../../scripts/pretend-settings.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and the rest', 'latin1');
const asked: { path: string; headers: IncomingMessage['headers'] }[] = [];
let open: (() => void)[] = [];

const answers: Record<string, (response: ServerResponse) => void> = {
  '/good.png': (response) => response.end(PNG),
  '/page.png': (response) => response.setHeader('content-type', 'image/png').end('<html>'),
  '/drawn.svg': (response) =>
    response.setHeader('content-type', 'image/svg+xml').end('<svg><script>alert(1)</script></svg>'),
  '/gone.png': (response) => response.writeHead(404).end(PNG),
  '/moved.png': (response) => response.writeHead(302, { location: '/twice-moved.png' }).end(),
  '/twice-moved.png': (response) => response.writeHead(302, { location: '/good.png' }).end(),
  '/into-site.png': (response) => response.writeHead(302, { location: '/site/search' }).end(),
  '/elsewhere.png': (response) =>
    response.writeHead(302, { location: 'http://elsewhere.test/good.png' }).end(),
  '/site/database/photo.php?shinaban=1': (response) =>
    response.writeHead(302, { location: '/good.png' }).end(),
  '/large.png': (response) => response.end(Buffer.concat([PNG, Buffer.alloc(6_000_000)])),
};

let site: Server;
let origin: string;
let service: TestService;
beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    if (path.startsWith('/slow')) open.push(() => response.end(PNG));
    else answers[path]?.(response);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  service = await startTestService({
    settings: { ...pretendWarehouse, HAKO_SURUGAYA_URL: `${origin}/site` },
  });
});
afterAll(async () => {
  await service.close();
  site.closeAllConnections();
  site.close();
});

const read = (address: string, remoteAddress = '127.0.0.1') =>
  service.app.inject({
    remoteAddress,
    url: `/pictures?${new URLSearchParams({ url: address }).toString()}`,
    headers: { cookie: 'auth_token=secret', 'user-agent': 'a phone', referer: 'https://hako.test' },
  });
const timesAsked = (path: string) => asked.filter((one) => one.path === path).length;

it('hands on a picture of a site, and asks for it once', async () => {
  const [answer, second] = await Promise.all([
    read(`${origin}/good.png`),
    read(`${origin}/good.png`),
  ]);
  await read(`${origin}/good.png`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=604800',
  });
  expect(answer.rawPayload.equals(PNG)).toBe(true);
  expect(second.rawPayload.equals(PNG)).toBe(true);
  expect(timesAsked('/good.png')).toBe(1);
});

it('tells the site nothing about who looks', async () => {
  await read(`${origin}/good.png`);
  const [{ headers } = { headers: {} }] = asked;
  expect(Object.keys(headers).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
  ]);
});

it('gives a drawing no way to act', async () => {
  const answer = await read(`${origin}/drawn.svg`);
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
});

it.each(['/page.png', '/gone.png', '/moved.png', '/large.png'])(
  'hands on nothing of %s',
  async (path) => {
    const answer = await read(origin + path);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      'marketplaces.no-picture',
    ]);
  },
);

it('hands on the picture that the site names for a number', async () => {
  const answer = await read(`${origin}/site/database/photo.php?shinaban=1`);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(PNG);
});

it('follows nothing into the site, to another host, or twice', async () => {
  for (const path of ['/into-site.png', '/elsewhere.png', '/moved.png'])
    expect((await read(origin + path)).statusCode, path).toBe(404);
  expect(timesAsked('/site/search')).toBe(0);
});

it('asks no other host', async () => {
  const before = asked.length;
  const other = origin.replace('127.0.0.1', 'localhost');
  for (const address of [`${other}/good.png`, `${origin}@elsewhere.test/good.png`])
    expect((await read(address)).statusCode).toBe(404);
  expect(asked.length).toBe(before);
});

it('does not ask again at once for what is not there', async () => {
  const before = timesAsked('/gone.png');
  expect((await read(`${origin}/gone.png`)).statusCode).toBe(404);
  expect(timesAsked('/gone.png')).toBe(before);
});

it('asks nothing of the site itself', async () => {
  const before = asked.length;
  for (const path of ['/site', '/site/', '/site/search?q=1', '/site/../site/search'])
    expect((await read(origin + path)).statusCode).toBe(404);
  expect(asked.length).toBe(before);
});

/** Answers everything that waits at the site, again and again, until all have their answers. */
async function answeredAll<Answer>(waiting: readonly Promise<Answer>[]): Promise<Answer[]> {
  const ending = setInterval(() => {
    for (const end of open) end();
    open = [];
  }, 5);
  const answers = await Promise.all(waiting);
  clearInterval(ending);
  return answers;
}

it('fetches a dozen at once for one network, and the rest after them', async () => {
  const waiting = Array.from({ length: 40 }, (_, index) => read(`${origin}/slow-one${index}.png`));
  // The site has six connections of ours.
  await expect.poll(() => open.length, { timeout: 10_000 }).toBe(6);
  const answers = await answeredAll(waiting);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('refuses more than a hundred at once, and serves the rest', async () => {
  const waiting = Array.from({ length: 100 }, (_, index) =>
    read(`${origin}/slow${index}.png`, `10.0.0.${index % 10}`),
  );
  await expect.poll(() => open.length, { timeout: 10_000 }).toBe(6);
  const refused = await read(`${origin}/one-more.png`, '10.0.1.1');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
    503,
    'marketplaces.pictures-busy',
  ]);
  const answers = await answeredAll(waiting);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
