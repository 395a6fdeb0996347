import type { Access, Endpoint } from '@hako/contract/kit/endpoint';
import { REFUSALS } from '@hako/contract/refusals';
import type { TSchema } from 'typebox';

/** The contract as an OpenAPI 3.1 document: the endpoints are JSON Schemas already. */
export function describeApi(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints)
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      paths[path] ??= {};
      paths[path][endpoint.method.toLowerCase()] = describe(endpoint, path);
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hako',
      version: '1',
      description: 'Mua hộ và vận chuyển hàng từ Nhật Bản về Việt Nam.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        dpop: {
          type: 'http',
          scheme: 'dpop',
          description: 'RFC 9449: tokens bound to a key need a proof with every call.',
        },
      },
    },
  };
}

function describe(endpoint: Endpoint, path: string): object {
  const content =
    endpoint.replyKind === 'stream'
      ? 'text/event-stream'
      : endpoint.replyKind === 'file'
        ? 'application/octet-stream'
        : 'application/json';
  return {
    summary: endpoint.summary,
    'x-access': accessText(endpoint.access),
    ...(endpoint.access === 'anyone' || endpoint.access === 'system'
      ? {}
      : { security: [{ bearer: [] }, { dpop: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path', path),
      ...parameters(endpoint.query, 'query', path),
    ],
    ...(endpoint.body ? { requestBody: { content: bodyOf(endpoint.body, endpoint) } } : {}),
    responses: {
      200: { description: 'Done.', content: { [content]: { schema: endpoint.reply } } },
      ...refusalsOf(endpoint),
    },
  };
}

const bodyOf = (schema: TSchema, { acceptsForm }: Endpoint): object => ({
  'application/json': { schema },
  ...(acceptsForm ? { 'application/x-www-form-urlencoded': { schema } } : {}),
});

function parameters(schema: Endpoint['params'], place: 'path' | 'query', path: string): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties)
    .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
    .map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
}

function refusalsOf(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(endpoint.refusals ?? [], (code) => REFUSALS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.map((code) => `\`${code}\`: ${REFUSALS[code].sentence}`).join('\n\n') },
    ]),
  );
}

function accessText(access: Access): string {
  return typeof access === 'string' ? access : `staff: ${access.staff.join(', ')}`;
}
