import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'anyone',
  summary: '200 once a customer could use the service: the database answers and is migrated.',
  reply: Type.Object({ status: Type.Boolean(), environment: Type.String() }),
});

export const apiDescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'Every call of this service as an OpenAPI 3.1 document.',
  reply: Type.Unknown(),
});
