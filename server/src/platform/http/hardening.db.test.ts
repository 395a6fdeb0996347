import { call, callBound, makeKey } from '../../../test-support/people/client.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    settings: {
      HAKO_PUBLIC_URL: 'https://hako.example',
      HAKO_SECURITY_CONTACT: 'mailto:security@hako.example',
    },
  });
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());

const sendJson = async (body: string) => {
  const answer = await fetch(`${service.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { code: string; message: string },
  };
};
const nested = (open: string, levels: number, close: string) =>
  `{"username":${open.repeat(levels - 1)}0${close.repeat(levels - 1)},"password":"x"}`;

describe('JSON', () => {
  it.each([
    ['arrays', '[', ']', 90_000],
    ['objects', '{"a":', '}', 30_000],
    ['arrays', '[', ']', 33],
    ['objects', '{"a":', '}', 33],
  ])(
    'of %s %s … %s, %d levels deep, is refused with a sentence',
    async (_, open, close, levels) => {
      const answer = await sendJson(nested(open, levels, close));
      expect([answer.status, answer.body.code]).toEqual([400, 'request.too-deep']);
      expect(answer.body.message).toContain('32');
    },
  );

  it.each([
    nested('[', 32, ']'),
    JSON.stringify({ username: '[{'.repeat(5_000), password: '"\\"[[' }),
    JSON.stringify({ username: Array.from({ length: 500 }, () => [[]]), password: 'x' }),
  ])('with no more than 32 levels is read', async (text) => {
    expect((await sendJson(text)).body.code).not.toBe('request.too-deep');
  });
});

describe('every answer', () => {
  it.each(['/api/session', '/api/no-such-call', '/healthz', '/account/wallet'])(
    '%s asks browsers for TLS, and gives pages of others nothing',
    async (url) => {
      const { headers } = await service.app.inject({ url });
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
    },
  );

  it.each([
    ['/desk/stations/receive', 'camera=(self)'],
    ['/desk-of-others', 'camera=()'],
  ])('%s may use a camera only at the desk: %s', async (url, policy) => {
    const { headers } = await service.app.inject({ url });
    expect(headers['permissions-policy']).toContain(policy);
  });

  it('says nothing of TLS where there is none', async () => {
    const plain = await startTestService();
    const { headers } = await plain.app.inject({ url: '/api/session' });
    expect(headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });

  it.each([
    '/account/wallet',
    '/account',
    '/desk',
    '/desk/books',
    '/account/bids.data?x=1',
    '/_root.data',
  ])('a page of a person (%s) is kept by nobody', async (url) => {
    const { headers } = await service.app.inject({ url, cookies: { auth_token: 'x' } });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('who finds a hole', () => {
  it('reads where to tell it', async () => {
    const answer = await service.app.inject({ url: '/.well-known/security.txt' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.body).toContain('Contact: mailto:security@hako.example\n');
    expect(answer.body).toContain('Canonical: https://hako.example/.well-known/security.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '') - Date.now();
    expect(expires).toBeGreaterThan(30 * 86_400_000);
    expect(expires).toBeLessThan(365 * 86_400_000);
  });
});

it('names its own cookies so that no other host can plant them, and lets no script read them', async () => {
  const key = await makeKey();
  const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
  const { headers } = await callBound(service, key, 'POST', '/api/login', { body });
  const cookies = headers.getSetCookie();
  expect(cookies.map((one) => one.split('=')[0])).toEqual([
    // The specification names this one.
    'auth_token',
    '__Secure-hako_refresh',
    // Release 0.1.0 reads this one alone.
    'hako_refresh',
  ]);
  for (const one of cookies) {
    expect(one).toMatch(/HttpOnly; Secure; SameSite=(?:Lax|Strict)/);
    expect(one).not.toContain('Domain=');
  }
});

describe('beside release 0.1.0, which knows the plain name alone', () => {
  const signIn = async (key: KeyPair) => {
    const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
    return refreshOf(await callBound(service, key, 'POST', '/api/login', { body }));
  };
  const renew = async (key: KeyPair, cookie: string) => {
    const sent = { headers: { cookie }, body: {} };
    const answer = await callBound(service, key, 'POST', '/api/session/renew', sent);
    return { status: answer.status, ...refreshOf(answer) };
  };
  const age = () =>
    service.platform.pool.query(
      "update refresh_tokens set rotated_at = rotated_at - interval '31 seconds' where rotated_at is not null",
    );

  it('a session goes on there and comes back', async () => {
    const key = await makeKey();
    const first = await signIn(key);
    expect(first.plain).toBe(first.prefixed);
    const here = await renew(key, cookieWith(first.prefixed, first.plain));
    expect(here.plain).toBe(here.prefixed);
    await age();
    // The other one is sent both and renews the plain one.
    const there = await renew(key, `hako_refresh=${here.plain}`);
    await age();
    const back = await renew(key, cookieWith(here.prefixed, there.plain));
    expect(back.status).toBe(200);
    // Both are sent in two tabs at once.
    expect(await renew(key, cookieWith(here.prefixed, there.plain))).toEqual(back);
    expect((await renew(key, cookieWith(back.prefixed, back.plain))).status).toBe(200);
  });

  it('one that was planted under the plain name is not taken, and a former one stays a theft', async () => {
    const [key, thief] = [await makeKey(), await makeKey()];
    const [own, planted] = [await signIn(key), await signIn(thief)];
    const next = await renew(key, cookieWith(own.prefixed, planted.plain));
    expect(next.status).toBe(200);
    await age();
    expect((await renew(key, cookieWith(own.prefixed, planted.plain))).status).toBe(401);
    expect((await renew(key, cookieWith(next.prefixed, next.plain))).status).toBe(401);
  });

  it('signing out takes both names back', async () => {
    const { headers } = await call(service, 'POST', '/api/session/end');
    const gone = headers.getSetCookie().map((one) => one.split(';')[0]);
    expect(gone).toEqual(['auth_token=', '__Secure-hako_refresh=', 'hako_refresh=']);
  });
});

type KeyPair = Awaited<ReturnType<typeof makeKey>>;
const cookieWith = (prefixed = '', plain = '') =>
  `__Secure-hako_refresh=${prefixed}; hako_refresh=${plain}`;
/** The tokens of renewal that an answer sets. */
const refreshOf = ({ headers }: { headers: Headers }) => {
  const set = new Map(
    headers.getSetCookie().map((one) => (one.split(';')[0] ?? '').split('=') as [string, string]),
  );
  return { prefixed: set.get('__Secure-hako_refresh'), plain: set.get('hako_refresh') };
};
