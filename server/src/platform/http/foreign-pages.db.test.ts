import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type TestBody } from '../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { createForeignPageGuard } from './foreign-pages.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());

const FORM = 'application/x-www-form-urlencoded';
const login = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
const signIn = (headers: Record<string, string>) =>
  call(service, 'POST', '/api/login', { body: login, headers });
const sendForm = async (path: string, body: string, type = FORM) => {
  const answer = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as TestBody,
  };
};
const writes = () =>
  service.parts.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access }) => method !== 'GET' && access !== 'system');
const sent = ({ path }: { path: string }) => path.replace(/\{\w+\}/g, '1');

describe('a write that a browser sends from a foreign page', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://hako.test.evil.example' },
    { origin: 'http://hako.test:81' },
    { origin: 'https://hako.test' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://hako.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('signs nobody in with %o', async (headers) => {
    const answer = await signIn(headers as never);
    expect([answer.status, answer.body.code]).toEqual([403, 'access.foreign-page']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is refused at every address before anything is read', async () => {
    expect(writes().length).toBeGreaterThan(100);
    const taken: string[] = [];
    for (const endpoint of writes())
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        const { statusCode } = await service.app.inject({
          method: endpoint.method,
          url: sent({ path }),
          headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
          payload: 'not json',
        });
        if (statusCode !== 403) taken.push(`${endpoint.method} ${path} ${statusCode}`);
      }
    expect(taken).toEqual([]);
  });

  it.each([
    {},
    { origin: 'http://hako.test' },
    { origin: 'http://hako.test', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is taken from our own pages and from apps: %o', async (headers) => {
    expect((await signIn(headers as never)).status).toBe(200);
  });

  it('is taken in development under another name of this machine, in production never', () => {
    const request = {
      protocol: 'http',
      host: '192.168.1.5:8080',
      headers: { origin: 'http://192.168.1.5:8080' },
    } as never;
    const guard = (environment: 'development' | 'production') =>
      createForeignPageGuard({ environment, publicUrl: 'https://hako.example/' });
    expect(() => guard('development')(request)).not.toThrow();
    expect(() => guard('production')(request)).toThrow('access.foreign-page');
  });

  it('does not keep anybody from reading', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await call(service, 'GET', '/api/utility/provinces', { headers })).status).toBe(200);
  });
});

describe('a form', () => {
  it('is read by the token call of the mobile client', async () => {
    const fields = new URLSearchParams({ grant_type: 'password', ...login });
    const answer = await sendForm('/connect/token', `${fields}`);
    expect([answer.status, answer.body.token_type]).toEqual([200, 'Bearer']);
    expect((await sendForm('/connect/token', `${fields}`, `${FORM}; charset=utf-8`)).status).toBe(
      200,
    );
  });

  it('signs nobody in elsewhere', async () => {
    const answer = await sendForm('/api/login', `${new URLSearchParams(login)}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is refused at every other address', async () => {
    const taken: string[] = [];
    for (const endpoint of writes().filter(({ path }) => path !== '/connect/token')) {
      const { statusCode } = await service.app.inject({
        method: endpoint.method,
        url: sent(endpoint),
        headers: { 'content-type': FORM },
        payload: 'a=1',
      });
      if (statusCode !== 400) taken.push(`${endpoint.method} ${endpoint.path} ${statusCode}`);
    }
    expect(taken).toEqual([]);
  });

  it.each([JSON.stringify(login), ` ${JSON.stringify(login)}=`, '[1]', '"x"'])(
    'with the JSON text %s is refused',
    async (body) => {
      for (const path of ['/connect/token', '/api/login', '/api/webhooks/ghtk?hash=x']) {
        const answer = await sendForm(path, body);
        expect([path, answer.status, answer.body.facts?.field]).toEqual([
          path,
          400,
          'Content-Type',
        ]);
      }
    },
  );

  it('that is empty is no body, as an empty JSON is', async () => {
    expect((await sendForm('/api/session/renew', '')).body.facts?.field).not.toBe('Content-Type');
  });
});
