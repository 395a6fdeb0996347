import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const DESCRIPTION = path.resolve(import.meta.dirname, '../../../shared/spec/mobile-client.json');

/** One call of the existing mobile client, as its description gives it. */
export interface ClientCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly auth: 'none' | 'bearer';
  readonly response?: object;
  readonly success_body?: object;
  readonly screen_requires?: object;
}

/** The calls by id; empty where the description is not beside the project. */
export function readClientCalls(): ReadonlyMap<string, ClientCall> {
  if (!existsSync(DESCRIPTION)) return new Map();
  const calls = JSON.parse(readFileSync(DESCRIPTION, 'utf8')) as ClientCall[];
  return new Map(calls.map((call) => [call.id, call]));
}

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/** What the client could not read in an answer: empty when it decodes, succeeds and fills its screens. */
export function unreadable(call: ClientCall, answer: unknown): string[] {
  return (['response', 'success_body', 'screen_requires'] as const).flatMap((part) => {
    const schema = call[part];
    if (!schema) return [];
    const validate: ValidateFunction = ajv.compile(schema);
    return validate(answer)
      ? []
      : (validate.errors ?? []).map(
          (error) =>
            `${part} ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
        );
  });
}
