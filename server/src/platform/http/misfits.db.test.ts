import { describe, expect, it } from 'vitest';
import {
  VIETNAMESE,
  app,
  exchange,
  setUpGuardedServerRig,
} from '../../../test-support/rigs/http/guarded-server-rig.ts';

setUpGuardedServerRig();

describe('what does not fit', () => {
  it.each([
    ['GET', '/api/no-such-call'],
    ['POST', '/api/no-such-call'],
    ['DELETE', '/api/session'],
    ['POST', '/no-such-form'],
  ] as const)('%s %s is not found, in Vietnamese and as JSON', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not-found']);
    expect(answer.json().message).toMatch(VIETNAMESE);
  });

  it('a body over the limit is too large, whether it says so or not', async () => {
    const payload = JSON.stringify({ username: 'x'.repeat(300_000), password: 'x' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too-large']);
    const unannounced = await exchange(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${(300_000).toString(16)}\r\n${payload.slice(0, 300_000)}\r\n0\r\n\r\n`,
    );
    expect(unannounced).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['application/xml', '<login/>'],
    ['text/plain', 'username=x'],
    ['application/octet-stream', '\u0000\u0001'],
    ['application/json; charset=utf-16', '{"username":"x","password":"x"}'],
    ['multipart/form-data', 'no boundary'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\nx\r\n--x--',
    ],
    ['application/json', '\u0000'],
    ['application/json', '"just text"'],
    ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['application/x-www-form-urlencoded', `${'a[]=1&'.repeat(5_000)}`],
    ['nonsense', 'x'],
  ])('a body as %s is refused and nothing breaks', async (type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().message).toMatch(VIETNAMESE);
  });

  it.each([
    '//',
    '/%',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '//evil.example/x',
    '/assets/..%2f..%2fpackage.json',
    `/${'a'.repeat(5_000)}`,
    '/api/auction/item/%E0%A4%A',
  ])('the address %s breaks nothing', async (url) => {
    const answer = await exchange(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|3\d\d|4\d\d) /);
    expect(answer).not.toMatch(/"workspaces"|root:/);
  });

  it('a sender that trickles its headers or its body is cut off', async () => {
    const slow = [
      'POST /api/login HTTP/1.1\r\nhost: x\r\nx-a: ',
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ];
    for (const answer of await Promise.all(slow.map((start) => exchange(start))))
      expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });
});
