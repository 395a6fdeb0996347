import { gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../demo-people.ts';
import {
  app,
  logged,
  outbox,
  platform,
  hasPages,
  setUpGuardedServerRig,
} from '../../../test-support/rigs/http/guarded-server-rig.ts';

setUpGuardedServerRig();

describe('every answer', () => {
  it.each([
    '/api/session',
    '/api/no-such-call',
    '/api/utility/provinces',
    ...(hasPages ? ['/', '/account/login', '/no-such-page'] : []),
  ])('%s carries the headers that keep others out', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
  });

  it.skipIf(!hasPages)(
    'a page lets only its own scripts run, by a nonce that no other page has',
    async () => {
      const nonces = new Set<string>();
      for (const url of ['/', '/', '/account/login']) {
        const { headers, body } = await app.inject({ url });
        const policy = String(headers['content-security-policy']);
        const nonce = /script-src 'self' 'nonce-([\w-]{16,})'/.exec(policy)?.[1] ?? '';
        expect(policy).toMatch(
          /default-src 'self'.*frame-ancestors 'none'.*base-uri 'none'.*object-src 'none'/,
        );
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        for (const [tag] of body.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g))
          expect(tag).toContain(`nonce="${nonce}"`);
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    },
  );
});

describe.skipIf(!hasPages)('a file of the web', () => {
  it('is sent as it was packed and kept for long; what is gone is not found', async () => {
    const { body } = await app.inject({ url: '/' });
    const script = /"(\/assets\/[\w.-]+\.js)"/.exec(body)?.[1] ?? '';
    const { statusCode, headers } = await app.inject({
      url: script,
      headers: { 'accept-encoding': 'br' },
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const codes = ['/assets/gone.js', '/assets/..%2Fsw.js', '/sw.js', '/robots.txt'].map(
      async (url) => (await app.inject({ url })).statusCode,
    );
    expect(await Promise.all(codes)).toEqual([404, 404, 200, 200]);
  });
});

describe.skipIf(!hasPages)('a page that was drawn for another guest', () => {
  const nonceOf = (policy: unknown) => /'nonce-([\w-]{16,})'/.exec(String(policy))?.[1] ?? '';
  const page = async (url: string, cookie?: string) => {
    const { headers, body, statusCode } = await app.inject({
      url,
      headers: cookie === undefined ? {} : { cookie },
    });
    expect(statusCode).toBe(200);
    const nonce = nonceOf(headers['content-security-policy']);
    return { headers, nonce, body, text: body.replaceAll(nonce, '') };
  };
  const home = async (cookie?: string) => {
    const shown = await page('/', cookie);
    expect(shown.body.split(`nonce="${shown.nonce}"`).length).toBeGreaterThan(3);
    return shown;
  };

  const isHers = ({ text }: { readonly text: string }) => text.includes(DEMO_CUSTOMER.fullName);

  it('is sent with the nonce of its own answer, and to nobody who is signed in', async () => {
    const [first, again] = [await home(), await home()];
    // It was drawn once: the moment of drawing stands in it.
    expect(again.text).toBe(first.text);
    expect(again.nonce).not.toBe(first.nonce);
    expect(again.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    const ownNonce = nonceOf(packed.headers['content-security-policy']);
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString().replaceAll(ownNonce, '')).toBe(first.text);
    expect((await home('hako_theme=dark')).text).toContain('data-theme="dark"');
    expect(isHers(await home(await ownCookie()))).toBe(true);
    expect(isHers(first)).toBe(false);
    expect((await home()).text).toBe(first.text);
  });

  it('is not the page of somebody who is signed in, also when hers was drawn first', async () => {
    expect(isHers(await page('/about', await ownCookie()))).toBe(true);
    expect(isHers(await page('/about'))).toBe(false);
  });

  it('is not one that lacks what was refused because that guest asked too much', async () => {
    const keywords = '/api/keyword-top-search';
    const inject = app.inject.bind(app);
    let asked = 0;
    const refuseFirst = async (call: InjectOptions) => {
      if (!String(call.url).startsWith(keywords) || asked++ > 0) return inject(call);
      return { statusCode: 429, json: () => ({ code: 'request.too-many', message: '' }) };
    };
    Object.assign(app, { inject: refuseFirst });
    for (const drawn of [1, 2, 2]) {
      await page('/?limited=1');
      expect(asked).toBe(drawn);
    }
    Object.assign(app, { inject });
  });

  async function ownCookie(): Promise<string> {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    });
    const cookie = answer.cookies.find(({ name }) => name === 'auth_token');
    return `auth_token=${cookie?.value}`;
  }
});

describe('the log', () => {
  it('tells neither passwords nor codes nor tokens nor numbers, also of calls that failed', async () => {
    const post = (url: string, payload: object, headers: object = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...headers } });
    const signedIn = (
      await post('/api/login', { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD })
    ).json();
    await post('/api/login', { username: DEMO_CUSTOMER.email, password: 'a-wrong-password' });
    await post('/api/signup', {
      phone: '0987000999',
      full_name: 'Lý Thị Thơm',
      password: 'con-mèo-xanh',
    });
    const otp = await outbox.codeTo('+84987000999');
    await platform.pool.query('alter table users rename to users_away');
    const failed = await post('/api/signup', {
      phone: '0987000999',
      full_name: 'Lý Thị Thơm',
      password: 'con-mèo-xanh',
      otp,
    });
    await post('/api/session/renew', { refresh_token: signedIn.refresh_token });
    await app.inject({
      url: '/api/session',
      headers: { authorization: `Bearer ${signedIn.access_token}` },
    });
    await platform.pool.query('alter table users_away rename to users');
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'generic.failed']);
    const all = logged.join('');
    expect(all).toContain('a call failed');
    expect(all).toContain('users');
    for (const secret of [
      DEMO_PASSWORD,
      'a-wrong-password',
      'con-mèo-xanh',
      otp,
      signedIn.access_token,
      signedIn.refresh_token,
      '987000999',
    ])
      expect(all).not.toContain(secret);
  });
});
