import { describe, expect, it } from 'vitest';
import { app, signedIn, writes, setUpEchoRig } from '../../../test-support/rigs/http/echo-rig.ts';

setUpEchoRig();

describe('a call', () => {
  it('gives handlers only what is promised and sends only what is promised', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo/7?page=2.0&x=1',
      headers: signedIn,
      payload: { name: 'Lan', isAdmin: true },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: '7', name: 'Lan', page: 2, count: expect.any(Number) });
  });

  it('answers under its aliases, and takes a bare query key as not given', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/echo/7?page',
      headers: signedIn,
      payload: { name: 'Lan' },
    });
    expect(answer.json()).toMatchObject({ id: '7' });
  });

  it.each([
    ['a field that is too long', { name: 'too long a name' }, 'name'],
    ['a missing field', {}, 'name'],
    ['a number as text', { name: 'Lan', price: '100' }, 'price'],
    ['a fraction', { name: 'Lan', price: 1.5 }, 'price'],
    ['no object', [], 'body'],
  ])('refuses %s with a Vietnamese sentence that names it', async (_, payload, field) => {
    const before = writes;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo/7',
      headers: signedIn,
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      status: false,
      code: 'request.invalid',
      message: expect.stringContaining(field),
    });
    expect(writes).toBe(before);
  });

  it.each([['{"__proto__":{"a":1},"name":"Lan"}'], ['{"name":'], ['nonsense']])(
    'refuses the body %s',
    async (payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo/7',
        headers: { ...signedIn, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('mends a text that was cut through an emoji', async () => {
    const send = (name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/echo/7',
        headers: { ...signedIn, 'content-type': 'application/json' },
        payload: JSON.stringify({ name }),
      });
    expect((await send('Lan\ud83d')).json()).toMatchObject({ name: 'Lan\ufffd' });
  });

  it.each([
    ['an address that is cut', '/api/echo/%E0%A4'],
    ['a name that never ends', `/api/echo/${'x'.repeat(300)}`],
  ])('under %s is not there, in Vietnamese', async (_, url) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: signedIn,
      payload: { name: 'Lan' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not-found']);
  });

  it('sends a person who comes by a cut address to a page', async () => {
    expect((await app.inject({ url: '/mercari/item/%E0%A4' })).headers['location']).toBe(
      '/khong-tim-thay',
    );
  });

  it('takes no write from a cookie alone, nor from a stranger', async () => {
    for (const headers of [{}, { cookie: 'auth_token=x' }]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo/7',
        headers,
        payload: { name: 'Lan' },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'access.not-signed-in' });
    }
  });

  it('that is limited is refused above its limit, with how long to wait', async () => {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await app.inject({ url: '/api/rare' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.at(-1);
    expect(refused?.json()).toMatchObject({
      code: 'request.too-many',
      message: expect.stringMatching(/thử lại sau \d+ giây/),
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets no customer into the desk', async () => {
    expect((await app.inject({ url: '/api/desk/test', headers: signedIn })).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/desk/test' })).statusCode).toBe(401);
  });

  it.each([
    ['outage', 503],
    ['refusal', 404],
    ['mistake', 500],
  ])('answers a %s with %i and tells nothing of our insides', async (how, status) => {
    const answer = await app.inject({
      url: `/api/failing/${how}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(
      /[ạảãàáâậầấẩẫăắằặẳẵóòọõỏôộổỗồốơờớợởỡéèẻẹẽêếềệểễúùụủũưựữửừứíìịỉĩýỳỷỵỹđ]/i,
    );
    expect(answer.body).not.toMatch(/SELECT|at |\.ts/);
  });
});
