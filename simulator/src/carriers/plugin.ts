import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { type Asked, createParcels, type Parcel, STATUSES, TIMETABLE } from './parcels.ts';
import { eventOf, report } from './report.ts';

const PREFIX = '/carriers/ghn/v2/shipping-order';

/**
 * A carrier in the shape of GHN's public API: takes orders and brings them by itself, one state every `carrierStepMs`, telling each to the webhook.
 * `/carriers/_parcels` shows them; a POST to `/carriers/_parcels/{code}` puts one into any state, also late (`atMs`) or without telling (`isQuiet`).
 */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const { carrierWebhookUrl, carrierWebhookToken, carrierStepMs, carrierToken } = world.config;
  const parcels = createParcels(world);
  const settings = { webhookUrl: carrierWebhookUrl, token: carrierWebhookToken, stepMs: carrierStepMs, isStopped: false };

  const move = (parcel: Parcel, status: string, atMs = world.clock.now(), isQuiet = false): void => {
    parcels.move(parcel, status, atMs);
    if (!isQuiet) void report(world, settings, eventOf(parcel, status, atMs));
  };
  const dueAt = new Map<string, number>();
  const timer = setInterval(() => {
    if (settings.isStopped) return;
    const now = Date.now();
    for (const parcel of parcels.all()) {
      const next = TIMETABLE[TIMETABLE.indexOf(parcel.status as (typeof TIMETABLE)[number]) + 1];
      if (!next || !TIMETABLE.includes(parcel.status as (typeof TIMETABLE)[number])) continue;
      const due = dueAt.get(parcel.code) ?? now + settings.stepMs;
      if (now < due) dueAt.set(parcel.code, due);
      else {
        dueAt.set(parcel.code, now + settings.stepMs);
        move(parcel, next);
      }
    }
  }, 100);
  timer.unref();
  world.onStop(() => clearInterval(timer));
  world.onReset(() => dueAt.clear());

  const isKnown = (request: FastifyRequest): boolean => request.headers['token'] === carrierToken;
  const refused = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).send({ code: status, message, data: null, code_message: 'USER_ERR_COMMON' });

  app.post<{ Body: Partial<Asked> | null }>(`${PREFIX}/create`, async (request, reply) => {
    if (!isKnown(request)) return refused(reply, 401, 'Token is invalid');
    const { asked, problem } = readAsked(request.body ?? {});
    if (!asked) return refused(reply, 400, problem);
    const parcel = parcels.accept(asked);
    return { code: 200, message: 'Success', data: detailOf(parcel), message_display: 'Tạo đơn hàng thành công.' };
  });
  app.post<{ Body: { client_order_code?: unknown } | null }>(`${PREFIX}/detail-by-client-code`, async (request, reply) => {
    if (!isKnown(request)) return refused(reply, 401, 'Token is invalid');
    const parcel = parcels.byClientCode(String(request.body?.client_order_code ?? ''));
    if (!parcel) return refused(reply, 400, 'Đơn hàng không tồn tại');
    return { code: 200, message: 'Success', data: { ...detailOf(parcel), status: parcel.status } };
  });

  app.get('/carriers/_parcels', async () => ({ parcels: parcels.all() }));
  app.post<{ Params: { code: string }; Body: { status?: string; atMs?: number; isQuiet?: boolean } | null }>(
    '/carriers/_parcels/:code',
    async ({ params, body }, reply) => {
      const parcel = parcels.find(params.code) ?? parcels.byClientCode(params.code);
      if (!parcel) return reply.code(404).send({ error: 'no such parcel' });
      const status = body?.status ?? '';
      if (!STATUSES.includes(status)) return reply.code(400).send({ error: `status must be one of ${STATUSES.join(', ')}` });
      dueAt.set(parcel.code, Date.now() + settings.stepMs);
      move(parcel, status, body?.atMs, body?.isQuiet);
      return parcel;
    },
  );
  app.get('/_control/carriers', async () => settings);
  app.post<{ Body: Partial<typeof settings> | null }>('/_control/carriers', async ({ body }) => Object.assign(settings, body));
}

const detailOf = (parcel: Parcel) => ({
  order_code: parcel.code,
  sort_code: '000-A-00-00',
  trans_type: 'truck',
  client_order_code: parcel.asked.client_order_code,
  total_fee: parcel.fee,
  expected_delivery_time: new Date(parcel.createdMs + 3 * 86_400_000).toISOString(),
});

const TEXTS = ['client_order_code', 'to_name', 'to_phone', 'to_address'] as const;
const NUMBERS = ['weight', 'length', 'width', 'height'] as const;

/** What the carrier insists on; the rest of an order is taken as it comes. */
function readAsked(body: Partial<Asked>): { asked: Asked; problem: '' } | { asked: undefined; problem: string } {
  for (const name of TEXTS) if (typeof body[name] !== 'string' || body[name] === '') return { asked: undefined, problem: `${name} is required` };
  for (const name of NUMBERS)
    if (!Number.isInteger(body[name]) || Number(body[name]) < 1) return { asked: undefined, problem: `${name} must be a whole number above 0` };
  if (!/^0\d{9,10}$/.test(String(body.to_phone))) return { asked: undefined, problem: 'to_phone is not a phone number' };
  if (Number(body.weight) > 50_000) return { asked: undefined, problem: 'weight must not be over 50000' };
  return { asked: { ...(body as Asked), cod_amount: body.cod_amount ?? 0 }, problem: '' };
}
