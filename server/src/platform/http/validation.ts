import type { Endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Refusal } from '../../kernel/refusal.ts';
import { validatorOf } from './compiled-once.ts';

type PartName = 'params' | 'query' | 'body';
type Check = (value: unknown) => unknown;

/** Prepares the checks of one endpoint once; the returned function checks a request and gives only what was promised. */
export function prepareChecks(
  endpoint: Endpoint,
): (request: FastifyRequest) => Record<PartName, unknown> {
  const params = endpoint.params && checkOf(endpoint.params, 'params');
  const query = endpoint.query && checkOf(endpoint.query, 'query');
  const body = endpoint.body && checkOf(endpoint.body, 'body');
  const isTranslatable =
    TRANSLATE_FLAG in ((endpoint.query as { properties?: object } | undefined)?.properties ?? {});
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
  return (flag === 'auto' || flag === 'off') && !query[TRANSLATE_FLAG]
    ? { ...query, [TRANSLATE_FLAG]: flag }
    : query;
}

/** Text values of addresses become the types of the schema; a body must already have them. Unknown fields are dropped. */
function checkOf(schema: TSchema, part: PartName): Check {
  const textFields = part === 'body' ? undefined : textFieldsOf(schema);
  return (given) => {
    let value: unknown =
      part === 'body' ? (given ?? (acceptsNothing(schema) ? {} : given)) : withoutBareKeys(given);
    // Converting and cleaning take forty times as long as checking, and texts that are promised as texts need neither.
    const validator = validatorOf(schema);
    if (textFields && hasOnly(value as object, textFields) && validator.Check(value)) return value;
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
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((given ?? {}) as Record<string, unknown>))
    if (value !== '' && name !== '__proto__') kept[name] = value;
  return kept;
}

/** The fields that are text as they come and stay so; undefined where a field has a value of its own when nothing is given. */
function textFieldsOf(schema: TSchema): ReadonlySet<string> | undefined {
  const fields = Object.entries(
    ('properties' in schema ? schema.properties : {}) as Record<string, TSchema>,
  );
  if ('default' in schema || fields.some(([, field]) => 'default' in field)) return undefined;
  return new Set(fields.flatMap(([name, field]) => (isText(field) ? [name] : [])));
}

const isText = (field: TSchema): boolean =>
  ('type' in field && field.type === 'string') ||
  ('anyOf' in field &&
    (field.anyOf as TSchema[]).every((one) => 'const' in one && typeof one.const === 'string'));

function hasOnly(value: object, fields: ReadonlySet<string>): boolean {
  for (const name in value) if (!fields.has(name)) return false;
  return true;
}

const acceptsNothing = (schema: TSchema): boolean =>
  !('required' in schema) || (schema.required as readonly string[]).length === 0;

function missingField(error: unknown): string | undefined {
  const params = (error as { params?: { requiredProperties?: string[] } } | undefined)?.params;
  return params?.requiredProperties?.[0];
}
