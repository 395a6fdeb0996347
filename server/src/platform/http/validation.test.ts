import fc from 'fast-check';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { endpoint } from '@hako/contract/kit/endpoint';
import { prepareChecks } from './validation.ts';

const search = endpoint({
  method: 'GET',
  path: '/api/search/{site}',
  access: 'anyone',
  summary: 'Test.',
  params: Type.Object({ site: Type.String({ pattern: '^[a-z]+$' }) }),
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 5 })),
    sort: Type.Optional(Type.Union([Type.Literal('up'), Type.Literal('down')])),
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    is_free: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Unknown(),
});
const defaulted = endpoint({
  ...search,
  query: Type.Object({ q: Type.String({ default: 'all' }) }),
});
const check = (params: object, query: object, of: typeof search | typeof defaulted = search) =>
  prepareChecks(of)({ params, query, body: undefined } as never);

describe('what an address says', () => {
  it.each([
    [{}, {}],
    [{ q: 'FM2' }, { q: 'FM2' }],
    [{ q: '12' }, { q: '12' }],
    [{ q: '', sort: 'up' }, { sort: 'up' }],
    [
      { q: 'FM2', page: '3', is_free: 'true' },
      { q: 'FM2', page: 3, is_free: true },
    ],
    [{ q: 'FM2', unknown: 'x' }, { q: 'FM2' }],
  ])('%o is read as %o', (given, read) => {
    expect(check({ site: 'mercari' }, given)).toEqual({
      params: { site: 'mercari' },
      query: read,
      body: undefined,
    });
  });

  it.each([
    [{ site: 'MERCARI' }, {}, 'site'],
    [{ site: 'a' }, { q: 'too long' }, 'q'],
    [{ site: 'a' }, { sort: 'sideways' }, 'sort'],
    [{ site: 'a' }, { page: '0' }, 'page'],
    [{ site: 'a' }, { q: ['x', 'y'] }, 'q'],
  ])('%o %o is refused for %s', (params, query, field) => {
    expect(() => check(params, query)).toThrow(
      expect.objectContaining({ code: 'request.invalid', facts: { field } }),
    );
  });

  it('is completed where a value of its own is promised', () => {
    expect(check({ site: 'a' }, {}, defaulted).query).toEqual({ q: 'all' });
  });

  it('is never more than what was promised', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('q', 'sort', 'page', 'x', 'constructor'),
          fc.constantFrom('', '1', 'up', 'FM2', 'true'),
        ),
        (given) => {
          let read: object = {};
          try {
            read = check({ site: 'a' }, given).query as object;
          } catch {
            // Refused.
          }
          expect(
            Object.keys(read).filter((name) => !['q', 'sort', 'page', 'is_free'].includes(name)),
          ).toEqual([]);
        },
      ),
    );
  });
});
