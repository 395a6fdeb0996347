import type { Endpoint } from '../../../contract/src/kit/endpoint.ts';

interface Schema {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly maxItems?: number;
  readonly [key: string]: unknown;
}

/** Where a call takes or gives what its schema does not name: `POST /api/x takes .facts`. */
export function looseFields(endpoint: Endpoint): string[] {
  const { method, path, params, query, body, reply } = endpoint;
  const call = `${method} ${path}`;
  return [
    ...[params, query, body].flatMap((part) =>
      part ? loose(part as Schema).map((place) => `${call} takes ${place}`) : [],
    ),
    ...loose(reply as Schema).map((place) => `${call} gives ${place}`),
  ];
}

/** Lists that old clients read and that are always empty are no field of anybody. */
function loose(schema: Schema, place = ''): string[] {
  const { type, anyOf, allOf, items, properties, patternProperties } = schema;
  const told = Object.keys(schema).filter((key) => key !== '~kind' && key !== 'description');
  if (told.length === 0) return place.endsWith('[]') ? [] : [place];
  if (anyOf ?? allOf)
    return [...(anyOf ?? []), ...(allOf ?? [])].flatMap((one) => loose(one, place));
  if (type === 'array') return items ? loose(items, `${place}[]`) : [];
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, one]) => loose(one, `${place}.${name}`)),
    ...Object.entries(patternProperties ?? {}).flatMap(([, one]) =>
      'anyOf' in one || Object.keys(one).length > 1 ? loose(one, `${place}.*`) : [],
    ),
  ];
}
