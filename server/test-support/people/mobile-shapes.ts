import { Errors } from 'typebox/value';
import { expect } from 'vitest';
import { hasShared, readSharedJson } from '../world/captures.ts';

interface Promised {
  readonly id: string;
  readonly response: object | null;
  readonly success_body?: object | null;
  readonly screen_requires?: object | null;
}

/** What the existing mobile client can decode of a call, takes for a success, and needs on its screens. */
export function expectMobile(id: string, body: unknown): void {
  if (!hasShared) return;
  const entry = (readSharedJson('spec/mobile-client.json') as Promised[]).find(
    (one) => one.id === id,
  );
  expect(entry, id).toBeDefined();
  for (const schema of [entry?.response, entry?.success_body, entry?.screen_requires])
    if (schema)
      expect(
        [...Errors(schema as never, body)].slice(0, 3),
        `${id}: ${JSON.stringify(body).slice(0, 400)}`,
      ).toEqual([]);
}
