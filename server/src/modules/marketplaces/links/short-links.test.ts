import { createServer, type Server } from 'node:http';
import { type AddressInfo, type LookupFunction, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { SHORT_HOSTS } from './follow-link.ts';
import { linkOf } from './link.ts';
import { createShortLinks, type ShortLinks } from './short-links.ts';

/** All short hosts at once: `host/path` -> where it leads. */
const leads = new Map<string, string>();
const asked: { host: string; path: string; cookie: string | undefined }[] = [];
let server: Server;
let port = 0;
const opened: ShortLinks[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const host = String(request.headers.host).split(':')[0] as string;
    asked.push({ host, path: request.url ?? '', cookie: request.headers.cookie });
    const target = leads.get(`${host}${request.url}`);
    if (target === 'hang') return;
    if (target === 'flood')
      return void response
        .writeHead(302, {
          location: 'https://www.amazon.co.jp/dp/B000000000',
          'x-big': 'x'.repeat(40_000),
        })
        .end();
    if (target === undefined) return void response.writeHead(200).end('<html>');
    response.writeHead(302, { location: target, 'set-cookie': 'who=you' }).end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  asked.length = 0;
  leads.clear();
  for (const links of opened.splice(0)) await links.close();
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

const toHere: LookupFunction = (_name, _options, answer) =>
  answer(null, [{ address: '127.0.0.1', family: 4 }]);
const open = (
  isAllowedAddress?: (address: string) => boolean,
  lookup: LookupFunction = toHere,
): ShortLinks => {
  const links = createShortLinks({
    clock: systemClock,
    lookup,
    originOf: (url) => `http://${url.hostname}:${port}`,
    ...(isAllowedAddress && { isAllowedAddress }),
  });
  opened.push(links);
  return links;
};
const anywhere = () => true;

describe('a short link of a site', () => {
  it.each([
    [
      'https://amzn.asia/d/abc123',
      ['amzn.asia/d/abc123', 'https://www.amazon.co.jp/dp/B0CXYZ1234?ref=cm_sw'],
      '/amazon/item/B0CXYZ1234',
    ],
    [
      'http://a.r10.to/hXyZ',
      [
        'a.r10.to/hXyZ',
        'https://hb.afl.rakuten.co.jp/hgc/1/?pc=https%3A%2F%2Fitem.rakuten.co.jp%2Fbook%2F123%2F',
      ],
      '/rakuten/item/book%3A123',
    ],
    [
      'ニコン FM2 https://merc.li/AbCdE #mercari',
      ['merc.li/AbCdE', 'https://jp.mercari.com/item/m87177707015?utm_source=ios'],
      '/mercari/item/m87177707015',
    ],
  ])('%s leads where it leads', async (pasted, [short, target], path) => {
    leads.set(short as string, target as string);
    const links = open(anywhere);
    expect((await links.resolve(pasted))?.path).toBe(path);
    expect((await links.resolve(pasted))?.path).toBe(path);
    expect(asked).toHaveLength(1);
  });

  it('may lead over other short links, three in all, without the cookies it was given', async () => {
    leads
      .set('amzn.to/1', 'https://amzn.asia/2')
      .set('amzn.asia/2', 'https://a.co/3')
      .set('a.co/3', 'https://www.amazon.co.jp/dp/B0CXYZ1234');
    expect((await open(anywhere).resolve('https://amzn.to/1'))?.code).toBe('B0CXYZ1234');
    expect(asked.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined]);
    leads
      .set('a.co/3', 'https://amzn.to/4')
      .set('amzn.to/4', 'https://www.amazon.co.jp/dp/B0CXYZ1234');
    expect(await open(anywhere).resolve('https://amzn.to/1')).toBeUndefined();
  });

  it.each([
    'http://127.0.0.1/secret',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'https://evil.example/',
    'file:///etc/passwd',
    'gopher://amzn.to/x',
    'https://amzn.to:8443/x',
    'https://me@amzn.to/x',
    'https://amzn.to.evil.example/x',
    'https://www.amazon.co.jp/gp/help',
    '//evil.example/dp/B0CXYZ1234',
  ])('leads nowhere by way of %s, and nobody else is asked', async (target) => {
    leads.set('amzn.to/1', target);
    expect(await open(anywhere).resolve('https://amzn.to/1')).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it.each(['hang', 'flood'])('that makes us wait or swallow (%s) is given up', async (how) => {
    leads.set('amzn.to/1', how);
    const startedMs = performance.now();
    expect(await open(anywhere).resolve('https://amzn.to/1')).toBeUndefined();
    expect(performance.now() - startedMs).toBeLessThan(8_000);
  });

  it('whose name leads into our own network is not connected to, also when only one of its addresses does', async () => {
    leads.set('amzn.to/1', 'https://www.amazon.co.jp/dp/B0CXYZ1234');
    expect(await open().resolve('https://amzn.to/1')).toBeUndefined();
    const both: LookupFunction = (_name, _options, answer) =>
      answer(null, [
        { address: '52.94.236.248', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    expect(await open(undefined, both).resolve('https://amzn.to/1')).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

it('nothing that is not a short link of the list opens a socket', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const attacks = hasShared
    ? (JSON.stringify(readSharedJson('data/security/ssrf/urls.json')).match(
        /[a-z]+:\/\/[^"\\\s]+/gi,
      ) ?? [])
    : [];
  const links = open();
  for (const url of [
    ...attacks,
    'https://jp.mercari.com/item/m87177707015',
    'https://item.rakuten.co.jp/a/b/',
    'https://bit.ly/1',
    'https://amzn.to',
    'https://amzn.to/',
  ])
    await links.resolve(url);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
});

it('the list of short hosts holds no host whose addresses are read whole', () => {
  for (const host of SHORT_HOSTS) expect(linkOf(`https://${host}/dp/B0CXYZ1234`)).toBeUndefined();
});
