import type { Endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { admit } from './access/admit.ts';
import { rolesFor } from './access/staff-access.ts';
import { COMMON_REFUSALS, replyOf } from './failures.ts';
import type { RefuseForeignPage } from './foreign-pages.ts';
import type { Idempotency } from './idempotency.ts';
import { textOrResult } from './kept-reply.ts';
import type { Call, Caller, Route } from './route.ts';
import { noteCaller } from '../refused-calls.ts';
import { createTurns } from './turns.ts';
import { seenAs } from './seen-as.ts';
import { prepareChecks } from './validation.ts';
import { rankOfEndpoint } from './overload/rank.ts';

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
  const isSent = endpoint.method !== 'GET';
  const isWrite = isSent && endpoint.whileViewing !== 'asks';
  const isJson = (endpoint.replyKind ?? 'json') === 'json';
  const isAnswerKept =
    isJson && !endpoint.isMultipart && !endpoint.answersLate && !endpoint.isReplySecret;

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const asker = await callerOf(deps, endpoint, request, reply);
    admit(endpoint, asker, isWrite);
    const caller = asker && { ...asker, roles: rolesFor(endpoint, asker) };
    const idempotencyKey = isWrite ? keyOf(request) : undefined;
    const call = {
      ...check(request),
      caller,
      idempotencyKey,
      request,
      reply,
    } as unknown as Call<never>;
    if (!caller || !idempotencyKey || !isAnswerKept) return handler(call as never);
    const { userId } = caller;
    return answerOnce(deps, { userId, key: idempotencyKey, request, reply }, () =>
      handler(call as never),
    );
  };

  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      ...(isJson ? { schema: { response: { 200: endpoint.reply } } } : {}),
      config: configOf(endpoint, deps.limitScale),
      // Before the body is read.
      onRequest: (request, _reply, done) => {
        if (isSent && endpoint.access !== 'system') deps.refuseForeignPage(request);
        done();
      },
      handler: async (request, reply) => {
        try {
          const work = () => answer(request, reply);
          return textOrResult(
            await (isSent && isJson && !endpoint.answersLate
              ? turns(lineOf(request), WRITES_AT_ONCE, work)
              : work()),
            reply,
          );
        } catch (error) {
          if (deps.isStrict && error instanceof Refusal) expectDeclared(endpoint, error);
          throw error;
        }
      },
    });
  }
}

/** Who calls, as whom the call is answered. Refusals of `authenticate` and of `seenAs`. */
async function callerOf(
  { authenticate }: RouteDeps,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const caller = endpoint.access === 'system' ? undefined : await authenticate(request, reply);
  noteCaller(request, caller);
  return seenAs(endpoint, caller);
}

const configOf = (endpoint: Endpoint, limitScale: number) => ({
  acceptsForm: endpoint.acceptsForm === true,
  rank: rankOfEndpoint(endpoint),
  ...(endpoint.limitPerMinute
    ? { rateLimit: { max: endpoint.limitPerMinute * limitScale, timeWindow: 60_000 } }
    : {}),
});

interface KeyedCall {
  readonly userId: string;
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Runs a keyed call once: when it comes again, its kept answer is given. */
async function answerOnce(
  { idempotency, now }: RouteDeps,
  { userId, key, request, reply }: KeyedCall,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const known = await idempotency.begin(userId, key, request, now());
  if (known) {
    reply.header('idempotency-hit', 'true').code(known.status);
    return known.reply;
  }
  let result: unknown;
  try {
    result = await run();
  } catch (error) {
    if (error instanceof Refusal && error.status < 500 && error.status !== 429)
      await idempotency.finish(userId, key, { status: error.status, reply: replyOf(error) });
    else await idempotency.forget(userId, key);
    throw error;
  }
  // It was done, whatever becomes of its answer.
  await idempotency.finish(userId, key, { status: 200, reply: result });
  return result;
}

/** In tests: the endpoint promised this refusal, and its sentence has all its facts. */
function expectDeclared({ method, path, refusals = [] }: Endpoint, refusal: Refusal): void {
  const { code, sentence } = refusal;
  if (!refusals.includes(code) && !COMMON_REFUSALS.has(code))
    throw new Error(`${method} ${path} refused with ${code}, which it does not declare`);
  if (/\{\w+\}/.test(sentence))
    throw new Error(`${method} ${path} refused with ${code} and a hole in “${sentence}”`);
}

/** Whoever shows the same credentials waits in one line; outside systems in a line for each of their addresses. */
function lineOf(request: FastifyRequest): string {
  return request.headers.authorization ?? `${request.ip} ${request.routeOptions.url}`;
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new Refusal('request.invalid', { field: 'Idempotency-Key' });
  return key;
}
