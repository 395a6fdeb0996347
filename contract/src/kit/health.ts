import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/healthz',
  access: 'anyone',
  summary: '200 once a customer could use the service: the database answers and is migrated.',
  reply: Type.Object({ status: Type.Boolean(), environment: Type.String() }),
});

export const livezEndpoint = endpoint({
  method: 'GET',
  path: '/livez',
  access: 'anyone',
  summary: '200 as long as this process answers at all, whatever it depends on.',
  reply: Type.Object({ alive: Type.Boolean() }),
});

export const readyzEndpoint = endpoint({
  method: 'GET',
  path: '/readyz',
  access: 'anyone',
  summary:
    '200 while this process should be sent calls; 503 while it starts, ends, or lacks something.',
  reply: Type.Object({ ready: Type.Boolean() }),
});

export const apiDescriptionEndpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'anyone',
  summary: 'Every call of this service as an OpenAPI 3.1 document.',
  reply: Type.Unknown(),
});
