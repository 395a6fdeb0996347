import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { expect } from 'vitest';

/** The value, when the schema of the contract allows it and names each of its fields; otherwise the test fails. */
export function allowed<T>(schema: TSchema, value: T): T {
  const faults = Value.Errors(schema, value).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  expect(faults, 'what the contract does not allow').toEqual([]);
  const promised: unknown = Value.Clean(schema, structuredClone(value));
  expect(value, 'fields that the contract does not name').toEqual(promised);
  return value;
}
