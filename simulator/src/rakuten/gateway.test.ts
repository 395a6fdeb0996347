import { describe, expect, it } from 'vitest';
import { ask, control, HEADERS, SEARCH, setUpRakuten } from '../../test-support/rakuten-gateway.ts';
import { APPLICATION } from './gate.ts';

setUpRakuten();

describe('the gateway', () => {
  it.each<[string, Record<string, string>, Record<string, string | number>, number]>([
    ['without a key', { origin: APPLICATION.website, referer: APPLICATION.website }, {}, 400],
    ['with another key', { ...HEADERS, accesskey: 'pk_other' }, {}, 400],
    ['of another application', HEADERS, { applicationId: 'other' }, 400],
    [
      'without an origin',
      { accesskey: APPLICATION.accessKey, referer: APPLICATION.website },
      {},
      403,
    ],
    ['from another website', { ...HEADERS, referer: 'https://hako.test.evil.test/' }, {}, 403],
  ])('refuses a call %s', async (_, headers, params, status) => {
    const answer = await ask(SEARCH, { keyword: 'カメラ', ...params }, headers);
    expect([answer.status, answer.body.errors.errorCode]).toEqual([status, status]);
  });

  it('refuses too many calls in a second', async () => {
    const quota = (perSecond: number) => control('POST', '/quota', { perSecond });
    await quota(0);
    const refused = await ask(SEARCH, { keyword: 'カメラ' });
    await quota(200);
    expect([refused.status, refused.body.errors.errorCode]).toEqual([429, 429]);
    expect((await ask(SEARCH, { keyword: 'カメラ' })).status).toBe(200);
  });

  it('knows only the addresses of 2026', async () => {
    expect(
      (await ask('/ichibams/api/IchibaItem/Search/20170706', { keyword: 'x1' })).body.errors
        .errorMessage,
    ).toBe('API Configuration not found');
    expect((await ask('/services/api/IchibaGenre', {})).body.errors.errorMessage).toBe(
      'Resource not found',
    );
  });

  it.each([
    ['ニコン F', 'keyword is not valid'],
    ['a', 'keyword is not valid'],
  ])('does not take the keyword %s', async (keyword, description) => {
    expect((await ask(SEARCH, { keyword })).body).toEqual({
      error: 'wrong_parameter',
      error_description: description,
    });
  });

  it('takes one full-width character, and a question for delivery included', async () => {
    expect((await ask(SEARCH, { keyword: '靴' })).status).toBe(200);
    const { Items } = (await ask(SEARCH, { keyword: 'カメラ', postageFlag: 1 })).body;
    expect(Items.length).toBeGreaterThan(10);
    expect(Items.every(({ postageFlag }: { postageFlag: number }) => postageFlag === 0)).toBe(true);
  });
});

describe('what a person does to the mall', () => {
  it('is seen at once, and a thing that was taken off is known no more', async () => {
    const { id } = await control('POST', '/items', { name: '特別な品 ぬえカメラ', price: 4_321 });
    const [item] = (await ask(SEARCH, { keyword: 'ぬえカメラ' })).body.Items;
    expect(item).toMatchObject({ itemCode: id, itemPrice: 4_321, availability: 1, postageFlag: 0 });
    await control('PATCH', `/items/${id}`, { price: 5_000, isSoldOut: true });
    expect((await ask(SEARCH, { itemCode: id })).body.count).toBe(0);
    expect((await ask(SEARCH, { itemCode: id, availability: 0 })).body.Items).toMatchObject([
      { itemPrice: 5_000, availability: 0 },
    ]);
    expect(await control('PATCH', `/items/${id}`, { isStopped: true })).toEqual({
      id,
      isStopped: true,
    });
    expect((await ask(SEARCH, { itemCode: id, availability: 0 })).body.count).toBe(0);
  });
});
