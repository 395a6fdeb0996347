import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import type { Outage } from '../../../kernel/outage.ts';
import { createRakutenClient } from './client.ts';

const readAt = new Date('2019-10-22T09:00:00+09:00');
/** Status and body of a recorded refusal. */
const recordedRefusal = (name: string): readonly [number, unknown] => {
  const text = readShared(`data/marketplaces/rakuten/cassettes-ichiba/test_${name}.yaml`);
  const { interactions } = parse(text) as {
    interactions: { response: { status: { code: number }; body: { string: string } } }[];
  };
  const response = interactions[0]?.response;
  return [response?.status.code ?? 0, JSON.parse(response?.body.string ?? 'null')];
};

describe.skipIf(!hasShared)('a refusal', () => {
  const ask = (api: 'items' | 'genres', status: number, body: unknown) => {
    const answer = {
      status,
      headers: {},
      body: Buffer.from(''),
      text: () => JSON.stringify(body),
      json: () => body,
      receivedAt: readAt,
      roundTripMs: 1,
    };
    return createRakutenClient(
      { read: async () => answer },
      { applicationId: 'id', accessKey: 'key', origin: 'https://hako.test' },
    ).ask(api, {});
  };
  const refused = (api: 'items' | 'genres', status: number, body: unknown) =>
    ask(api, status, body).catch((failure: unknown) => failure as Outage);

  it('of a genre or a word that cannot be is an empty answer', async () => {
    expect(
      await ask('genres', ...recordedRefusal('genre_search_error_response_without_required_param')),
    ).toBeUndefined();
    expect(
      await ask('items', 400, {
        error: 'wrong_parameter',
        error_description: 'keyword is not valid',
      }),
    ).toBeUndefined();
    expect(
      await ask('items', 404, { error: 'not_found', error_description: 'not found' }),
    ).toBeUndefined();
  });

  it.each([
    ['item_search_error_response_with_invalid_param', /keyword or itemCode is essential/],
    ['product_search_error_response_without_required_param', /specify valid either one of keyword/],
  ])('of our own question, %s, is an outage in its words', async (name, words) => {
    const outage = await refused('items', ...recordedRefusal(name));
    expect(outage).toMatchObject({ kind: 'broken', missing: 'status' });
    expect((outage as Outage).message).toMatch(words);
  });

  it.each([
    [400, { errors: { errorCode: 400, errorMessage: 'accessKey is required' } }, 'blocked'],
    [
      400,
      { error: 'wrong_parameter', error_description: 'specify valid applicationId' },
      'blocked',
    ],
    [
      200,
      { errors: { errorCode: 403, errorMessage: 'REQUEST_CONTEXT_BODY_HTTP_REFERRER_MISSING' } },
      'blocked',
    ],
    [
      200,
      {
        error: 'too_many_requests',
        error_description: 'number of allowed requests has been exceeded',
      },
      'limited',
    ],
    [404, { errors: { errorCode: 404, errorMessage: 'Resource not found' } }, 'broken'],
    [404, { errors: { errorCode: 404, errorMessage: 'API Configuration not found' } }, 'broken'],
    [418, {}, 'broken'],
  ])('%i %j is %s', async (status, body, kind) =>
    expect(await refused('items', status, body)).toMatchObject({ kind }),
  );
});
