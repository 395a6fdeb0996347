import { describe, expect, it } from 'vitest';
import {
  VIETNAMESE,
  app,
  exchange,
  logged,
  platform,
  hasPages,
  setUpGuardedServerRig,
} from '../../../test-support/rigs/http/guarded-server-rig.ts';

setUpGuardedServerRig();

const raw = (head: string, body = '') =>
  exchange(`${head}\r\nhost: x\r\nconnection: close\r\n\r\n${body}`);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('an answer', () => {
  it.each(['/api/session', '/api/no-such-call', '/healthz', '/.well-known/security.txt', '/x.js'])(
    'of %s: no answer can be shown as a page, framed, or run from elsewhere',
    async (url) => {
      const policy = String((await get(url)).headers['content-security-policy']);
      for (const part of ["frame-ancestors 'none'", "base-uri 'none'"])
        expect(policy).toContain(part);
      expect(policy).toMatch(/default-src 'none'|object-src 'none'/);
      if (url.startsWith('/api/')) expect(policy).toContain("default-src 'none'");
    },
  );

  it.each<[string, RegExp]>([
    ['/api/utility/provinces', /^application\/json; charset=utf-8$/],
    ['/api/no-such-call', /^application\/json; charset=utf-8$/],
    ...(hasPages ? ([['/', /^text\/html; charset=utf-8$/]] as [string, RegExp][]) : []),
  ])('of %s: every kind of answer names its type and its letters', async (url, type) => {
    expect((await get(url)).headers['content-type']).toMatch(type);
  });

  it.each([
    ['GET', '/.git/config'],
    ['GET', '/.env'],
    ['GET', '/assets/'],
    ['GET', '/assets'],
    ['GET', '/server/src/main.ts'],
    ['GET', '/package.json'],
    ['GET', '/metrics'],
    ['GET', '/debug'],
    ['TRACE', '/api/session'],
  ])('to %s %s tells nothing of our insides', async (method, url) => {
    const answer = await raw(`${method} ${url} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:30[123]|400|404|405) /);
    expect(answer).not.toMatch(/\[core\]|"workspaces"|HAKO_SECRET|# TYPE|Index of/);
  });

  it.skipIf(!hasPages)('repeats hostile words of an address as text alone', async () => {
    const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>`;
    const { body } = await get(`/search?keyword=${encodeURIComponent(hostile)}`);
    expect(body).not.toContain('<script>alert(1)');
    expect(body).not.toContain('<img src=x');
  });
});

describe('a request', () => {
  it.each([
    ['a length and pieces', 'content-length: 4\r\ntransfer-encoding: chunked', '0\r\n\r\n'],
    ['two lengths', 'content-length: 2\r\ncontent-length: 40', '{}'],
    ['pieces in two ways', 'transfer-encoding: chunked\r\ntransfer-encoding: gzip', '0\r\n\r\n'],
    ['a length that is none', 'content-length: +2', '{}'],
    ['a name with a gap', 'content-length : 2', '{}'],
    ['a piece that lies', 'transfer-encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'],
  ])('a request with two ends is refused and its line is cut: %s', async (_, headers, body) => {
    const second = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
    const answer = await exchange(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}${second}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it.each([
    '/api/catalog/items?keyword=a&keyword=b',
    '/api/utility/search?q=a&q=b',
    '/api/login/phone?PhoneNr=0912345678&PhoneNr=0987654321',
  ])('a parameter that is given twice is refused: %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 401, 404]).toContain(statusCode);
    expect(body).toMatch(VIETNAMESE);
  });

  it.each([2 ** 53, -1, 1e308, Number.MIN_SAFE_INTEGER, 0.5, '1e3', '١٢'])(
    'numbers beyond what they may be are refused: %s',
    async (page) => {
      const url = `/api/catalog/search?keyword=a&page=${encodeURIComponent(page)}`;
      const { statusCode, body } = await get(url);
      expect([statusCode, body]).toEqual([400, expect.stringMatching(VIETNAMESE)]);
    },
  );

  // biome-ignore lint/suspicious/noTemplateCurlyInString: a format that nobody may evaluate.
  it.each(['%s%s%n%x', '%d{0}{1}$1', '${7*7}#{7*7}<%= 7*7 %>'])(
    'signs of formats are words like others: %s',
    async (username) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { username, password: username },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'identity.wrong-password']);
      expect(answer.body).not.toContain('49');
    },
  );

  it('is decoded once: what was encoded twice stays encoded once', async () => {
    const twice = await get('/api/utility/ward/%252e%252e');
    expect(twice.statusCode).toBe(400);
    const page = await raw('GET /%252e%252e/%252fetc%252fpasswd HTTP/1.1');
    expect(page).not.toContain('root:');
  });

  it('believes no address that a caller claims', async () => {
    const claimed = '203.0.113.7';
    await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'ai-do@hako.test', password: 'một mật khẩu sai' },
      headers: { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` },
    });
    const line = logged.findLast((one) => one.includes('sign-in.unknown-account'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ ip: '127.0.0.1' });
    expect(logged.join('')).not.toContain(claimed);
  });
});

it('while the database is away nobody is let in and nothing is believed', async () => {
  const signIn = () =>
    app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'khach@hako.test', password: 'hako-demo-2026' },
    });
  const { access_token } = (await signIn()).json();
  await platform.pool.query('alter table sessions rename to sessions_away');
  try {
    const answer = await get('/api/user/profile', { authorization: `Bearer ${access_token}` });
    expect([answer.statusCode >= 500, answer.body]).toEqual([
      true,
      expect.stringMatching(VIETNAMESE),
    ]);
    expect(answer.body).not.toMatch(/sessions|relation|select/i);
    expect((await signIn()).statusCode).toBeGreaterThanOrEqual(500);
  } finally {
    await platform.pool.query('alter table sessions_away rename to sessions');
  }
});
