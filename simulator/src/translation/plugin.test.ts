import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { plugin } from './plugin.ts';

const ask = async (body: object, key = 'DeepL-Auth-Key abc') => {
  const app = Fastify();
  await plugin(app, {} as never);
  const answer = await app.inject({
    method: 'POST',
    url: '/translation/v2/translate',
    headers: { authorization: key },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
};

it('translates both ways, text by text', async () => {
  const { body } = await ask({
    text: ['【美品】ニコン カメラ', 'ゼゼゼ'],
    source_lang: 'JA',
    target_lang: 'VI',
  });
  expect(body.translations.map(({ text }: { text: string }) => text)).toEqual([
    '【 hàng đẹp 】 Nikon máy ảnh',
    'Zezeze',
  ]);
  expect(
    (await ask({ text: ['máy pha cà phê'], target_lang: 'JA' })).body.translations[0].text,
  ).toBe('コーヒーメーカー');
});

it('knows the words that titles of the catalogue are made of', async () => {
  const { body } = await ask({
    text: ['ポケモンカードゲーム 2枚セット トレーディングカード'],
    target_lang: 'VI',
  });
  expect(body.translations[0].text).toBe('thẻ Pokemon TCG bộ 2 tờ thẻ sưu tầm');
});

it.each([
  [{ text: ['x'], target_lang: 'VI' }, '', 403],
  [{ target_lang: 'VI' }, undefined, 400],
  [{ text: ['x'], target_lang: 'XX' }, undefined, 400],
  [{ text: Array(51).fill('x'), target_lang: 'VI' }, undefined, 413],
])('refuses %j', async (body, key, status) => {
  expect((await ask(body, key)).status).toBe(status);
});

const post = async (url: string, headers: Record<string, string>, payload: object) => {
  const app = Fastify();
  await plugin(app, {} as never);
  const answer = await app.inject({ method: 'POST', url: `/translation${url}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};

it('speaks like Google, too', async () => {
  const google = (headers: Record<string, string>, body: object) =>
    post('/language/translate/v2', headers, body);
  const { body } = await google(
    { 'x-goog-api-key': 'k' },
    { q: ['カメラ', 'レンズ'], source: 'ja', target: 'vi', format: 'text' },
  );
  expect(body).toEqual({
    data: { translations: [{ translatedText: 'máy ảnh' }, { translatedText: 'ống kính' }] },
  });
  expect((await google({}, { q: 'x', target: 'vi' })).status).toBe(403);
  expect((await google({ 'x-goog-api-key': 'k' }, { q: 'x', target: 'xx' })).status).toBe(400);
});

it('speaks like a language model, too', async () => {
  const messages = [
    { role: 'system', content: 'Translate each text from Vietnamese to Japanese.' },
    { role: 'user', content: '["máy ảnh"]' },
  ];
  const { body } = await post(
    '/v1/chat/completions',
    { authorization: 'Bearer k' },
    { model: 'm', messages },
  );
  expect(JSON.parse(body.choices[0].message.content)).toEqual({ translations: ['カメラ'] });
  expect((await post('/v1/chat/completions', {}, { model: 'm', messages })).status).toBe(401);
});
