import { callBound, makeKey } from '../../../test-support/people/client.ts';
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
  await seedDemoPeople(service.platform);
  const key = await makeKey();
  const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
  const { headers } = await callBound(service, key, 'POST', '/api/login', { body });
  const cookies = headers.getSetCookie();
  expect(cookies.map((one) => one.split('=')[0])).toEqual([
    // The specification names this one.
    'auth_token',
    '__Secure-hako_refresh',
  ]);
  for (const one of cookies) {
    expect(one).toMatch(/HttpOnly; Secure; SameSite=(?:Lax|Strict)/);
    expect(one).not.toContain('Domain=');
  }
});
