import { describe, expect, it } from 'vitest';
import { serializerOf, validatorOf } from '../../server/src/platform/http/compiled-once.ts';
import { readEndpoints } from './calls.ts';

// The server compiles the schemas of a call when it first comes, so a broken one would not stop the
// start.
describe('the schemas of every call', () => {
  it('can be compiled', async () => {
    const endpoints = await readEndpoints();
    expect(endpoints.length).toBeGreaterThan(400);
    for (const { params, query, body, reply, replyKind } of endpoints) {
      for (const schema of [params, query, body]) if (schema) validatorOf(schema).Check({});
      if ((replyKind ?? 'json') === 'json') expect(serializerOf(reply)).toBeTypeOf('function');
    }
  });

  it('are compiled once', () => {
    const schema = { type: 'object', properties: {} } as const;
    expect(validatorOf(schema)).toBe(validatorOf(schema));
  });
});
