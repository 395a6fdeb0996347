import type { Endpoint } from '@hako/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { Refusal } from '../../kernel/refusal.ts';

type PartName = 'params' | 'query' | 'body';
type Check = (value: unknown) => unknown;

/** Prepares the checks of one endpoint once; the returned function checks a request and gives only what was promised. */
export function prepareChecks(endpoint: Endpoint): (request: FastifyRequest) => Record<PartName, unknown> {
  const params = endpoint.params && checkOf(endpoint.params, 'params');
  const query = endpoint.query && checkOf(endpoint.query, 'query');
  const body = endpoint.body && checkOf(endpoint.body, 'body');
  const isTranslatable = TRANSLATE_FLAG in ((endpoint.query as { properties?: object } | undefined)?.properties ?? {});
  return (request) => ({
    params: params?.(request.params),
    query: query?.(isTranslatable ? withTranslateFlag(request) : request.query),
    body: body?.(request.body),
  });
}

/** Every call of the web and of the mobile client carries the flag in a header; searches may carry it in the address, which then wins. */
const TRANSLATE_FLAG = '__auto_translate_keyword';
function withTranslateFlag(request: FastifyRequest): unknown {
  const flag = request.headers['x-auto-translate-keyword'];
  const query = (request.query ?? {}) as Record<string, unknown>;
  return (flag === 'auto' || flag === 'off') && !query[TRANSLATE_FLAG] ? { ...query, [TRANSLATE_FLAG]: flag } : query;
}

/** Text values of addresses become the types of the schema; a body must already have them. Unknown fields are dropped. */
function checkOf(schema: TSchema, part: PartName): Check {
  const validator = Compile(schema);
  return (given) => {
    let value: unknown = part === 'body' ? (given ?? (acceptsNothing(schema) ? {} : given)) : withoutBareKeys(given);
    if (part !== 'body') value = Value.Convert(schema, value);
    value = Value.Clean(schema, Value.Default(schema, value));
    if (validator.Check(value)) return value;
    const [first] = validator.Errors(value);
    const at = first?.instancePath.slice(1).replaceAll('/', '.') || missingField(first) || part;
    throw new Refusal('request.invalid', { field: at });
  };
}

/** `?page=1&site_code&source`: a bare key means "not given" (mobile client, section 1). */
function withoutBareKeys(given: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries((given ?? {}) as Record<string, unknown>).filter(([, value]) => value !== ''));
}

const acceptsNothing = (schema: TSchema): boolean => !('required' in schema) || (schema.required as readonly string[]).length === 0;

function missingField(error: unknown): string | undefined {
  const params = (error as { params?: { requiredProperties?: string[] } } | undefined)?.params;
  return params?.requiredProperties?.[0];
}
