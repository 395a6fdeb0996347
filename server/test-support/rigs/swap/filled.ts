import type { Endpoint } from '@hako/contract/kit/endpoint';
import { DEMO_PASSWORD } from '../../../src/demo-people.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly [key: string]: unknown;
}

/** A call as it is sent. */
export interface Asked {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly body?: object;
}

/** Names of fields that name a thing. */
const NAMES_A_THING =
  /^(?:_?id|ids|codes?|items|images|parcels|quotes|lines|(?:\w+_)?(?:ids?|codes?))$/;
/** A thing that nobody has. */
const NOBODYS = '0190a000-0000-7000-8000-0000000000f2';
/** Codes that are public, or of the state. */
const OF_NOBODY = /^(?:coupons?_code|discount_codes|tax_code|variant_id|route_code)$/;
/** What a call needs beside the thing, so that it gets as far as asking whose the thing is. */
const USUAL: Readonly<Record<string, unknown>> = {
  password: DEMO_PASSWORD,
  reason: 'Một lý do',
  content: 'Một câu',
  note: 'Ghi chú',
  phone: '0987654321',
  card_no: '0071000987654',
  card_format: 'account',
  bank_no: '970436',
  ship_mode: 'AIR-HAN',
  site: 'mercari',
  site_code: 'mercari',
};

/** Where a call names a thing: in its path, its query or a field of its body, however deep. */
export function placesOf({ path, query, body }: Endpoint): string[] {
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)]
      .map(([, name = '']) => `path ${name}`)
      .filter((place) => !/ (?:site|mode|kind)$/.test(place)),
    ...placesIn(query as Schema | undefined, 'query'),
    ...placesIn(body as Schema | undefined, 'body'),
  ];
}

function placesIn(schema: Schema | undefined, place: string, isThing = false): string[] {
  if (!schema) return [];
  const { anyOf, items, properties } = schema;
  if (anyOf) return [...new Set(anyOf.flatMap((one) => placesIn(one, place, isThing)))];
  if (items) return placesIn(items, `${place} []`, isThing);
  if (properties)
    return Object.entries(properties).flatMap(([name, one]) =>
      placesIn(one, `${place} ${name}`, NAMES_A_THING.test(name) && !OF_NOBODY.test(name)),
    );
  return isThing && (schema.type === 'string' || schema.type === undefined) ? [place] : [];
}

/** The call with this id at that place, and the least that it needs elsewhere. */
export function filled(endpoint: Endpoint, place: string, id: string): Asked {
  const { method, path, query, body } = endpoint;
  const [part = '', ...steps] = place.split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(part === 'path' && steps[0] === name ? id : inPath(name)),
  );
  const search = query
    ? new URLSearchParams(
        filledBy(query as Schema, part === 'query' ? steps : undefined, id) as never,
      )
    : '';
  const asked = { method, url: `${url}${search ? `?${search}` : ''}` };
  if (!body) return asked;
  return {
    ...asked,
    body: filledBy(body as Schema, part === 'body' ? steps : undefined, id) as object,
  };
}

const inPath = (name: string): string => ({ site: 'mercari', mode: 'now' })[name] ?? NOBODYS;

/** A value that fits the schema; the id stands where the steps lead. */
function filledBy(schema: Schema, steps: readonly string[] | undefined, id: string): unknown {
  const { anyOf, allOf, type, items, properties } = schema;
  if ('const' in schema) return schema.const;
  if (anyOf) return filledBy(anyOf.find((one) => leads(one, steps)) ?? anyOf[0] ?? {}, steps, id);
  if (allOf) return Object.assign({}, ...allOf.map((one) => filledBy(one, steps, id)));
  if (type === 'array')
    return steps?.[0] === '[]' || (schema.minItems ?? 0) > 0
      ? [filledBy(items ?? {}, steps?.slice(1), id)]
      : [];
  if (properties) return objectOf(schema, steps, id);
  if (steps) return id;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  steps: readonly string[] | undefined,
  id: string,
): object {
  const [next, ...rest] = steps ?? [];
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => {
      if (name === next) return [[name, filledBy(one, rest, id)]];
      if (name in USUAL && fits(one)) return [[name, USUAL[name]]];
      if (!required.includes(name)) return [];
      return [
        [name, NAMES_A_THING.test(name) && fits(one) ? NOBODYS : filledBy(one, undefined, id)],
      ];
    }),
  );
}

/** A plain text goes there. */
const fits = ({ type, anyOf, ...rest }: Schema): boolean =>
  (type === 'string' && !('const' in rest)) || (anyOf?.some((one) => fits(one)) ?? false);

function leads(
  { anyOf, items, properties, type }: Schema,
  steps: readonly string[] | undefined,
): boolean {
  if (!steps) return type !== 'null';
  const [next] = steps;
  if (next === undefined) return type === 'string' || type === undefined;
  return Boolean(anyOf ?? (next === '[]' ? items : properties?.[next]));
}
