import { Type } from 'typebox';
import { afterAll, beforeAll } from 'vitest';
import { endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyInstance } from 'fastify';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { Outage } from '../../../src/kernel/outage.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { createPresence } from '../../../src/platform/presence.ts';
import { createIdempotency } from '../../../src/platform/http/idempotency.ts';
import { type Caller, type Route, route } from '../../../src/platform/http/route.ts';
import { createHttpServer } from '../../../src/platform/http/server.ts';

const customer: Caller = {
  userId: 'u1',
  sessionId: 's1',
  kind: 'customer',
  customerId: 'u1',
  roles: [],
  canWrite: true,
};

export let platform: TestPlatform;
export let app: FastifyInstance;
let presence: ReturnType<typeof createPresence>;
/** How often the echo was called. */
export let writes = 0;
/** Lets the slow call come to its end. */
export let finishSlow: () => void;
let slowWork: Promise<void>;

const echo = endpoint({
  method: 'POST',
  path: '/api/echo/{id}',
  aliases: ['/api/v2/echo/{id}'],
  access: 'customer',
  summary: 'Test.',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ page: Type.Optional(Type.Integer()) }),
  body: Type.Object({ name: Type.String({ maxLength: 5 }), price: Type.Optional(Type.Integer()) }),
  reply: Type.Object({
    id: Type.String(),
    name: Type.String(),
    page: Type.Optional(Type.Integer()),
    count: Type.Integer(),
  }),
});
const failing = endpoint({
  method: 'GET',
  path: '/api/failing/{how}',
  access: 'anyone',
  summary: 'Test.',
  params: Type.Object({ how: Type.String() }),
  reply: Type.Unknown(),
});
const rare = endpoint({
  method: 'GET',
  path: '/api/rare',
  access: 'anyone',
  summary: 'Test.',
  reply: Type.Object({}),
  limitPerMinute: 3,
});
const slow = endpoint({
  method: 'POST',
  path: '/api/slow',
  access: 'customer',
  summary: 'Test.',
  reply: Type.Object({}),
});
const desk = endpoint({
  method: 'GET',
  path: '/api/desk/test',
  access: { staff: ['buyer'] },
  summary: 'Test.',
  reply: Type.Object({}),
});

const routes: Route[] = [
  route(echo, ({ params, query, body }) => ({
    id: params.id,
    ...body,
    ...query,
    count: ++writes,
    secret: 'never promised',
  })),
  route(failing, ({ params }) => {
    if (params.how === 'outage') throw new Outage('mercari', 'timeout');
    if (params.how === 'refusal') throw new Refusal('request.not-found');
    throw new Error('our own mistake with SELECT secrets FROM tables');
  }),
  route(desk, () => ({})),
  route(rare, () => ({})),
  route(slow, () => slowWork.then(() => ({}))),
];

/** The headers of a customer. */
export const signedIn = { authorization: 'Bearer customer' };

/** Registers what the tests of a file need before and after them. */
export function setUpEchoRig(): void {
  beforeAll(async () => {
    writes = 0;
    slowWork = new Promise((resolve) => {
      finishSlow = resolve;
    });
    platform = await createTestPlatform();
    presence = createPresence(platform.pool, platform.log);
    await presence.start();
    app = await createHttpServer(platform.config, platform.log, routes, {
      authenticate: async (request) =>
        request.headers.authorization === 'Bearer customer'
          ? customer
          : request.headers.cookie
            ? { ...customer, canWrite: false }
            : undefined,
      idempotency: createIdempotency(platform.db, presence, platform.log),
      now: () => platform.clock.now(),
      isStrict: true,
    });
  });
  afterAll(async () => {
    await app.close();
    presence.stop();
    await platform.close();
  });
}
