import type { Access } from '@hako/contract/kit/endpoint';
import type { RefusalCode } from '@hako/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { COMMON_REFUSALS, replyOf } from './failures.ts';
import type { RefuseForeignPage } from './foreign-pages.ts';
import type { Idempotency } from './idempotency.ts';
import { textOrResult } from './kept-reply.ts';
import type { Call, Caller, Route } from './route.ts';
import { noteCaller } from '../refused-calls.ts';
import { createTurns } from './turns.ts';
import { prepareChecks } from './validation.ts';

/** Writes of one caller, and deliveries of one outside system, that are worked on together. */
const WRITES_AT_ONCE = 3;
const turns = createTurns();

export interface RouteDeps {
  readonly authenticate: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Caller | undefined>;
  readonly idempotency: Idempotency;
  readonly now: () => Date;
  /** In tests a refusal that the endpoint did not declare, or whose sentence lacks a fact, is a failure. */
  readonly isStrict: boolean;
  /** Limits of calls a minute are as many times as wide. */
  readonly limitScale: number;
  readonly refuseForeignPage: RefuseForeignPage;
}

/** One promise of the contract as a Fastify route, under its address and its aliases. */
export function registerRoute(
  app: FastifyInstance,
  { endpoint, handler }: Route,
  deps: RouteDeps,
): void {
  const check = prepareChecks(endpoint);
  const isWrite = endpoint.method !== 'GET';
  const declared: ReadonlySet<RefusalCode> = new Set(endpoint.refusals ?? []);
  const isJson = (endpoint.replyKind ?? 'json') === 'json';
  const isAnswerKept =
    isJson && !endpoint.isMultipart && !endpoint.answersLate && !endpoint.isReplySecret;

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller =
      endpoint.access === 'system' ? undefined : await deps.authenticate(request, reply);
    noteCaller(request, caller);
    admit(endpoint.access, caller, isWrite);
    const idempotencyKey = isWrite ? keyOf(request) : undefined;
    const call = {
      ...check(request),
      caller,
      idempotencyKey,
      request,
      reply,
    } as unknown as Call<never>;
    if (!caller || !idempotencyKey || !isAnswerKept) return handler(call as never);
    return answerOnce(caller.userId, idempotencyKey, request, reply, () => handler(call as never));
  };

  const answerOnce = async (
    userId: string,
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    const known = await deps.idempotency.begin(userId, key, request, deps.now());
    if (known) {
      reply.header('idempotency-hit', 'true').code(known.status);
      return known.reply;
    }
    try {
      const result = await run();
      await deps.idempotency.finish(userId, key, { status: 200, reply: result });
      return result;
    } catch (error) {
      if (error instanceof Refusal && error.status < 500 && error.status !== 429)
        await deps.idempotency.finish(userId, key, { status: error.status, reply: replyOf(error) });
      else await deps.idempotency.forget(userId, key);
      throw error;
    }
  };

  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      ...(isJson ? { schema: { response: { 200: endpoint.reply } } } : {}),
      config: {
        acceptsForm: endpoint.acceptsForm === true,
        ...(endpoint.limitPerMinute
          ? {
              rateLimit: {
                max: endpoint.limitPerMinute * deps.limitScale,
                timeWindow: 60_000,
              },
            }
          : {}),
      },
      // Before the body is read.
      onRequest: (request, _reply, done) => {
        if (isWrite && endpoint.access !== 'system') deps.refuseForeignPage(request);
        done();
      },
      handler: async (request, reply) => {
        try {
          const work = () => answer(request, reply);
          return textOrResult(
            await (isWrite && isJson && !endpoint.answersLate
              ? turns(lineOf(request), WRITES_AT_ONCE, work)
              : work()),
            reply,
          );
        } catch (error) {
          if (
            deps.isStrict &&
            error instanceof Refusal &&
            !declared.has(error.code) &&
            !COMMON_REFUSALS.has(error.code)
          )
            throw new Error(
              `${endpoint.method} ${endpoint.path} refused with ${error.code}, which it does not declare`,
            );
          if (deps.isStrict && error instanceof Refusal && /\{\w+\}/.test(error.sentence))
            throw new Error(
              `${endpoint.method} ${endpoint.path} refused with ${error.code} and a hole in “${error.sentence}”`,
            );
          throw error;
        }
      },
    });
  }
}

/** Whoever shows the same credentials waits in one line; outside systems in a line for each of their addresses. */
function lineOf(request: FastifyRequest): string {
  return request.headers.authorization ?? `${request.ip} ${request.routeOptions.url}`;
}

/** As they stand in a sentence. */
const WAREHOUSE_NAMES = { JP: 'kho Nhật', VN: 'kho Việt Nam' } as const;

function admit(access: Access, caller: Caller | undefined, isWrite: boolean): void {
  if (access === 'anyone' || access === 'system') return;
  if (!caller || (isWrite && !caller.canWrite)) throw new Refusal('access.not-signed-in');
  if (access === 'session') return;
  if (access === 'customer') {
    if (caller.kind !== 'customer') throw new Refusal('access.not-allowed');
    return;
  }
  if (caller.kind !== 'staff') throw new Refusal('access.not-allowed');
  if (caller.roles.includes('admin')) return;
  const roles = access.staff.filter((role) => caller.roles.includes(role));
  if (roles.length === 0) throw new Refusal('access.not-allowed');
  const isElsewhere = caller.warehouse !== undefined && caller.warehouse !== access.warehouse;
  // Whoever may do it by another role is not bound to a house.
  const isOnlyByHouse = roles.every((role) => role === 'warehouse');
  if (access.warehouse && isElsewhere && isOnlyByHouse)
    throw new Refusal('access.other-warehouse', { warehouse: WAREHOUSE_NAMES[access.warehouse] });
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new Refusal('request.invalid', { field: 'Idempotency-Key' });
  return key;
}
