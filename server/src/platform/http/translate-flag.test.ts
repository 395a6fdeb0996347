import { searchAuctionEndpoint } from '@hako/contract/marketplaces/marketplaces';
import { listTopKeywordsEndpoint } from '@hako/contract/search/discovery';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { prepareChecks } from './validation.ts';

const asked = (endpoint: Parameters<typeof prepareChecks>[0], query: object, flag?: string) =>
  prepareChecks(endpoint)({
    query,
    params: {},
    body: undefined,
    headers: { ...(flag && { 'x-auto-translate-keyword': flag }) },
  } as FastifyRequest).query;

it.each([
  ['the header decides', {}, 'off', { __auto_translate_keyword: 'off' }],
  [
    'the address goes before the header',
    { __auto_translate_keyword: 'auto' },
    'off',
    { __auto_translate_keyword: 'auto' },
  ],
  ['a header that says neither says nothing', {}, 'maybe', {}],
  ['without either nothing is said', {}, undefined, {}],
])('%s', (_name, query, flag, expected) => {
  expect(asked(searchAuctionEndpoint, { keyword: 'x', ...query }, flag)).toEqual({
    keyword: 'x',
    ...expected,
  });
});

it('a call that translates no keyword does not see it', () => {
  expect(asked(listTopKeywordsEndpoint, {}, 'off')).toEqual({});
});
