import { endpoint } from '@hako/contract/kit/endpoint';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropAccess, keepAccess, whenSessionIsLost } from './access.ts';
import { call } from './client.ts';

const bid = endpoint({
  method: 'POST',
  path: '/api/bid/{mode}',
  access: 'customer',
  summary: '',
  params: Type.Object({ mode: Type.String() }),
  body: Type.Object({ price: Type.Integer() }),
  reply: Type.Object({ ok: Type.Boolean() }),
});
const cart = endpoint({
  method: 'GET',
  path: '/api/cart/user',
  access: 'customer',
  summary: '',
  reply: Type.Object({ ok: Type.Boolean() }),
});
const input = { params: { mode: 'now' }, body: { price: 1200 } };

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
}
let sent: Sent[];

/** Answers requests in order; the last answer repeats. */
function serverAnswers(...answers: (() => Response | Promise<Response>)[]) {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, method: init.method ?? 'GET', headers: new Headers(init.headers) });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    return answer?.() ?? Response.error();
  });
}
const ok = () => Response.json({ ok: true });
const renewed = () => Response.json({ status: true, access_token: 'fresh', expires_in: 600 });
const refused = (status: number, code: string, headers?: HeadersInit) => () =>
  Response.json(
    { status: false, success: false, code, message: 'Câu tiếng Việt.' },
    { status, headers },
  );

function proofOf(request: Sent | undefined): Record<string, unknown> {
  const payload = request?.headers.get('dpop')?.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://hako.example/'));
  dropAccess();
});
afterEach(() => vi.unstubAllGlobals());

describe('a write', () => {
  test('carries a bound token, a proof of this very request, the common headers and a key', async () => {
    keepAccess({ access_token: 'held', expires_in: 600 });
    serverAnswers(ok);
    await call(bid, input, { idempotencyKey: 'once' });
    expect(sent).toHaveLength(1);
    const headers = sent[0]?.headers;
    expect(headers?.get('authorization')).toBe('DPoP held');
    expect(headers?.get('idempotency-key')).toBe('once');
    expect(headers?.get('x-platform')).toBe('desktop');
    expect(headers?.get('x-auto-translate-keyword')).toBe('auto');
    expect(proofOf(sent[0])).toMatchObject({
      htm: 'POST',
      htu: 'https://hako.example/api/bid/now',
      ath: expect.any(String),
    });
  });

  test('renews first when the token is about to end', async () => {
    keepAccess({ access_token: 'old', expires_in: 10 });
    serverAnswers(renewed, ok);
    await call(bid, input);
    expect(sent.map((one) => one.address)).toEqual(['/api/session/renew', '/api/bid/now']);
    expect(sent[1]?.headers.get('authorization')).toBe('DPoP fresh');
  });

  test('of several at once renews only once', async () => {
    serverAnswers(renewed, ok);
    await Promise.all([call(bid, input), call(bid, input), call(bid, input)]);
    expect(sent.filter((one) => one.address === '/api/session/renew')).toHaveLength(1);
  });

  test('is proven again with the nonce that the server asks for', async () => {
    keepAccess({ access_token: 'held', expires_in: 600 });
    serverAnswers(
      refused(401, 'access.not-signed-in', {
        'www-authenticate': 'DPoP error="use_dpop_nonce"',
        'dpop-nonce': 'n-1',
      }),
      ok,
    );
    await call(bid, input);
    expect(sent).toHaveLength(2);
    expect(proofOf(sent[1])).toMatchObject({ nonce: 'n-1' });
    expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
  });

  test('that the server refuses throws its sentence', async () => {
    keepAccess({ access_token: 'held', expires_in: 600 });
    serverAnswers(refused(422, 'request.key-reused'));
    await expect(call(bid, input)).rejects.toMatchObject({
      status: 422,
      code: 'request.key-reused',
      message: 'Câu tiếng Việt.',
    });
  });

  test('whose answer is no answer of ours says so', async () => {
    keepAccess({ access_token: 'held', expires_in: 600 });
    serverAnswers(() => new Response('<html>', { status: 502 }));
    await expect(call(bid, input)).rejects.toMatchObject({
      status: 502,
      code: 'answer.unreadable',
    });
  });

  test('without network throws a sentence of its own', async () => {
    keepAccess({ access_token: 'held', expires_in: 600 });
    serverAnswers(() => Promise.reject(new TypeError('fetch failed')));
    await expect(call(bid, input)).rejects.toMatchObject({ status: 0, code: 'network.down' });
  });
});

describe('a read', () => {
  test('needs no token: the page cookie speaks for it', async () => {
    serverAnswers(ok);
    await call(cart);
    expect(sent.map((one) => one.address)).toEqual(['/api/cart/user']);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('renews once when the cookie has run out', async () => {
    serverAnswers(refused(401, 'access.not-signed-in'), renewed, ok);
    await call(cart);
    expect(sent.map((one) => one.address)).toEqual([
      '/api/cart/user',
      '/api/session/renew',
      '/api/cart/user',
    ]);
    expect(sent[2]?.headers.get('authorization')).toBe('DPoP fresh');
  });

  test('of a session that is over is refused, and the page is told', async () => {
    keepAccess({ access_token: 'held', expires_in: 600 });
    const lost = vi.fn();
    whenSessionIsLost(lost);
    serverAnswers(refused(401, 'access.not-signed-in'), refused(401, 'identity.renewal-refused'));
    await expect(call(cart)).rejects.toMatchObject({ status: 401 });
    expect(lost).toHaveBeenCalledOnce();
  });
});
