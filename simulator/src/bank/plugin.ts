import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world/world.ts';
import { type Bank, createBank, type Settings } from './bank.ts';
import { createCollecting } from './collecting.ts';
import { paidPage, payPage } from './page.ts';
import { type Payment, readPayment } from './transfer.ts';
import { serveSepayList } from './sepay-list.ts';
import { readVietQr } from './vietqr.ts';

const MINUTE_MS = 60_000;

/** A bank app to pay from, and the provider that reports what arrived on the receiving accounts. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const { config } = world;
  const collecting = createCollecting(world);
  const bank = createBank(world, {
    webhookUrl: config.bankWebhookUrl,
    secret: config.bankSecret,
    cassoWebhookUrl: config.cassoWebhookUrl,
    cassoKey: config.cassoKey,
    payosWebhookUrl: config.payosWebhookUrl,
    payosKey: config.payosChecksumKey,
    minuteMs: MINUTE_MS,
    isStopped: false,
  });
  await app.register(formbody);
  collecting.serve(app);
  serveBankApp(app, bank, collecting);
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

/** The page to pay from; a program pays with JSON. */
function serveBankApp(
  app: FastifyInstance,
  bank: Bank,
  collecting: ReturnType<typeof createCollecting>,
): void {
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').send(page);
  const pay = (given: Record<string, unknown>) => {
    const { payload } = given;
    const payment = readPayment(
      typeof payload === 'string' ? { ...given, ...scannedOrThrow(payload, given) } : given,
    );
    return bank.pay({ ...payment, ...collecting.of(payment.accountNumber) });
  };
  app.get<{ Querystring: { payload?: string } }>(
    '/bank/',
    async ({ query: { payload = '' } }, reply) => {
      const read = scanned(payload);
      return html(reply, payPage(read.filled, payload, read.problem, bank.statement()));
    },
  );
  app.post<{ Body: Record<string, unknown> }>('/bank/pay', async (request, reply) => {
    const given = request.body ?? {};
    const isForm =
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    try {
      const transfer = pay(given);
      return isForm ? html(reply, paidPage(transfer)) : reply.send(transfer);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (!isForm) return reply.code(400).send({ error: problem });
      const page = payPage(given as Partial<Payment>, '', problem, bank.statement());
      return html(reply.code(400), page);
    }
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
