import type { RefusalReply } from '@hako/contract/kit/endpoint';
import { REFUSALS, type RefusalCode } from '@hako/contract/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Outage } from '../../kernel/outage.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isDatabaseAway } from '../database/away.ts';
import type { NoteRefused } from '../refused-calls.ts';

const RETRY_AFTER_SECONDS = 5;

/** Every failure leaves in one shape, in Vietnamese, and tells nothing of our insides. */
export async function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  noteRefused: NoteRefused,
): Promise<void> {
  const refusal = refusalOf(error, request);
  noteRefused(refusal, request);
  if (refusal.status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  // By this number whoever is asked about it finds what happened.
  const number = refusal.status >= 500 ? { requestId: request.id } : {};
  reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send({ ...replyOf(refusal), ...number });
}

/** An address that cannot be read at all (half of a percent sign, a name of a mile): nobody serves it. People get the page that says so. */
export function answerUnreadable(request: FastifyRequest, reply: FastifyReply): void {
  if (!/^\/(?:api|connect)\//.test(request.url)) void reply.redirect(NOT_A_PAGE);
  else
    reply
      .code(404)
      .type('application/json; charset=utf-8')
      .send(replyOf(new Refusal('request.not-found')));
}
const NOT_A_PAGE = '/khong-tim-thay';

/** The body of a refusal as the contract promises it. */
export function replyOf(refusal: Refusal): RefusalReply {
  return {
    status: false,
    success: false,
    code: refusal.code,
    message: refusal.sentence,
    facts: refusal.facts,
  };
}

/** Codes that any call may answer with, declared once here instead of on each endpoint. */
export const COMMON_REFUSALS: ReadonlySet<RefusalCode> = new Set(
  (Object.keys(REFUSALS) as RefusalCode[]).filter((code) =>
    /^(request|access|outside|generic)\./.test(code),
  ),
);

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Outage) {
    request.log.warn({ outage: error.message }, 'the outside did not answer as it should');
    return new Refusal('outside.unavailable');
  }
  const status = statusOf(error);
  if (status === 413) return new Refusal('request.too-large');
  if (status === 429) return new Refusal('request.too-many', { seconds: 60 });
  if (status >= 400 && status < 500) return new Refusal('request.invalid', { field: 'nội dung' });
  if (isUnstorable(error)) return new Refusal('request.invalid', { field: 'nội dung' });
  if (isDatabaseAway(error)) {
    request.log.error({ error }, 'the database does not answer');
    return new Refusal('outside.unavailable');
  }
  request.log.error({ error }, 'a call failed');
  return new Refusal('generic.failed');
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

/** PostgreSQL keeps no zero byte in a text (22021, 22P05); nobody types one. */
const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22021|22P05)$/.test(String(error.code));
