import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './faults.ts';
import type { World } from './world.ts';

const LATE = 'x-sim-late-apply';
const DEFAULT_DELAY_MS: Partial<Record<Fault['kind'], number>> = {
  timeout: 120_000,
  slow: 3_000,
  'late-apply': 1_500,
};
const CAPTCHA = `<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>認証が必要です</title></head>
<body><h1>ロボットではないことを確認してください</h1><form action="/captcha" method="post"><div class="g-recaptcha" data-sitekey="pretend"></div>
<input name="captcha" type="text"><button>送信</button></form></body></html>`;

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | undefined;
  }
}

/** One place where every party's answers go wrong on demand; parties know nothing of it. */
export function installFaults(app: FastifyInstance, world: World): void {
  app.decorateRequest('fault', undefined);

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers[LATE] === world.secret) return;
    const { party, rest } = splitAddress(request.url);
    if (party.startsWith('_')) return;
    const fault = world.faults.strike(party, request.method, rest);
    if (!fault) return;
    request.fault = fault;
    await strikeBefore(fault, request, reply, party);
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.fault?.kind !== 'late-apply') return;
    reply.hijack();
    request.raw.socket.destroy();
    const { url, method, body } = request;
    const headers = { ...request.headers, [LATE]: world.secret };
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    const payload =
      body === undefined || body === null
        ? undefined
        : typeof body === 'string'
          ? body
          : JSON.stringify(body);
    if (typeof body === 'object' && body !== null) headers['content-type'] = 'application/json';
    await world.pause(request.fault.delayMs ?? DEFAULT_DELAY_MS['late-apply'] ?? 0);
    await app.inject({
      method: method as 'POST',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const kind = request.fault?.kind;
    if (kind === 'reset-after-apply') return abort(reply, undefined);
    if (kind === 'garbage') return garbage(payload);
    if (kind === 'odd-row') return withOddRow(payload);
    if (kind === 'half-body') return abort(reply, String(payload ?? ''));
    return payload;
  });
}

async function strikeBefore(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  party: string,
): Promise<void> {
  const delayMs = fault.delayMs ?? DEFAULT_DELAY_MS[fault.kind] ?? 0;
  switch (fault.kind) {
    case 'timeout':
      reply.hijack();
      await Promise.race([sleep(delayMs, undefined, { ref: false }), closed(request)]);
      request.raw.socket.destroy();
      return;
    case 'reset':
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return;
    case 'slow':
      await sleep(delayMs);
      return;
    case 'status':
      await reply
        .code(fault.status ?? 503)
        .headers(fault.headers ?? {})
        .send(fault.body ?? { error: 'service unavailable' });
      return;
    case 'captcha':
      await reply
        .code(fault.status ?? 200)
        .type('text/html; charset=utf-8')
        .send(CAPTCHA);
      return;
    case 'redirect-login':
      await reply
        .code(302)
        .header('location', `/${party}/login?back=${encodeURIComponent(request.url)}`)
        .send('');
      return;
    default:
      return;
  }
}

/** Sends the head and, if given, half of the body with the length of the whole, then cuts the line. */
function abort(reply: FastifyReply, body: string | undefined): null {
  reply.hijack();
  const socket = reply.raw.socket;
  if (body !== undefined) {
    const bytes = Buffer.from(body);
    reply.raw.writeHead(reply.statusCode, {
      'content-type': String(reply.getHeader('content-type') ?? 'application/json'),
      'content-length': bytes.length,
    });
    reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => socket?.destroy());
  } else {
    socket?.destroy();
  }
  return null;
}

/** The second row of the first list of a JSON answer says something that no caller knows; everything else stays. */
function withOddRow(payload: unknown): unknown {
  if (typeof payload !== 'string' || !payload.startsWith('{')) return payload;
  const answer = JSON.parse(payload) as object;
  const rows = listIn(answer);
  if (rows) rows[1] = { notice: 'お知らせ' };
  return JSON.stringify(answer);
}

/** The first list of two objects or more, from the outside in. */
function listIn(value: object): unknown[] | undefined {
  const inner = Object.values(value).filter((one) => typeof one === 'object' && one !== null);
  return (
    inner.find((one) => Array.isArray(one) && one.length > 1 && typeof one[0] === 'object') ??
    inner.map((one) => listIn(one)).find((one) => one !== undefined)
  );
}

function garbage(payload: unknown): string {
  const text = String(payload ?? '');
  return `${text.slice(0, Math.floor(text.length / 3))}\u0000<<<{"broken":${text.slice(-7)}`;
}

function closed(request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => request.raw.socket.once('close', () => resolve()));
}

function splitAddress(url: string): { party: string; rest: string } {
  const [, party = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(url) ?? [];
  return { party, rest };
}
