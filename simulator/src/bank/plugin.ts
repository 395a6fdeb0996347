import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { createBank, type Settings } from './bank.ts';
import { createCollecting } from './collecting.ts';
import { paidPage, payPage } from './page.ts';
import { type Payment, readPayment } from './transfer.ts';
import { serveSepayList } from './sepay-list.ts';
import { readVietQr } from './vietqr.ts';

const MINUTE_MS = 60_000;

/** A bank app to pay from, and the provider that reports what arrived on the receiving accounts. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const {
    bankWebhookUrl,
    bankSecret,
    cassoWebhookUrl,
    cassoKey,
    payosWebhookUrl,
    payosChecksumKey,
  } = world.config;
  const collecting = createCollecting(world);
  const bank = createBank(world, {
    webhookUrl: bankWebhookUrl,
    secret: bankSecret,
    cassoWebhookUrl,
    cassoKey,
    payosWebhookUrl,
    payosKey: payosChecksumKey,
    minuteMs: MINUTE_MS,
    isStopped: false,
  });
  await app.register(formbody);
  collecting.serve(app);

  app.get<{ Querystring: { payload?: string } }>(
    '/bank/',
    async ({ query: { payload = '' } }, reply) => {
      const read = scanned(payload);
      return reply
        .type('text/html; charset=utf-8')
        .send(payPage(read.filled, payload, read.problem, bank.statement()));
    },
  );
  app.post<{ Body: Record<string, unknown> }>('/bank/pay', async (request, reply) => {
    const given = request.body ?? {};
    const isForm =
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    try {
      const payment = readPayment(
        typeof given['payload'] === 'string'
          ? { ...given, ...scannedOrThrow(given['payload'], given) }
          : given,
      );
      const transfer = bank.pay({ ...payment, ...collecting.of(payment.accountNumber) });
      return isForm
        ? reply.type('text/html; charset=utf-8').send(paidPage(transfer))
        : reply.send(transfer);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!isForm) return reply.code(400).send({ error: problem });
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .send(payPage(given as Partial<Payment>, '', problem, bank.statement()));
    }
  });
  serveSepayList(app, bank);
  app.get<{ Querystring: { account?: string } }>('/bank/statement', async ({ query }) =>
    bank.statement(query.account),
  );

  app.get('/_control/bank', async () => bank.settings);
  app.post<{ Body: Partial<Settings> }>('/_control/bank', async ({ body }) => {
    Object.assign(bank.settings, body);
    if (body?.isStopped === false) bank.catchUp();
    return bank.settings;
  });
}

function scanned(payload: string): { filled: Partial<Payment>; problem?: string } {
  if (payload.trim() === '') return { filled: {} };
  try {
    return { filled: readVietQr(payload) };
  } catch (error) {
    return { filled: {}, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A code decides account and content; its amount, too, unless it carries none. */
function scannedOrThrow(payload: string, given: Record<string, unknown>): Record<string, unknown> {
  const { accountNumber, amount, content } = readVietQr(payload);
  return { accountNumber, content: content || given['content'], amount: amount ?? given['amount'] };
}
