import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { ghn, ghnEventOf, serveGhn } from './ghn.ts';
import { ghtk, ghtkFormOf, serveGhtk } from './ghtk.ts';
import {
  type CarrierName,
  createParcels,
  type House,
  type Parcel,
  type Parcels,
} from './parcels.ts';
import { tell, type Telling } from './report.ts';
import { serveViettelPost, viettelPost, viettelPostEventOf } from './viettel-post.ts';

const HOUSES: readonly House[] = [ghn, ghtk, viettelPost];

interface Settings {
  webhookUrl: string | undefined;
  token: string;
  ghtkWebhookUrl: string | undefined;
  viettelPostWebhookUrl: string | undefined;
  viettelPostWebhookToken: string;
  stepMs: number;
  isStopped: boolean;
}

/**
 * Three carriers in the shapes of GHN, GHTK and Viettel Post: they take orders and bring them by themselves, one state every `carrierStepMs`, telling each
 * to its webhook in its own way. `/carriers/_parcels` shows them; a POST to `/carriers/_parcels/{code}` (theirs or the sender's) puts one into any state,
 * also late (`atMs`), without telling (`isQuiet`) or on its way back (`isReturning`).
 */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const { config } = world;
  const parcels = createParcels(world, HOUSES);
  const settings: Settings = {
    webhookUrl: config.carrierWebhookUrl,
    token: config.carrierWebhookToken,
    ghtkWebhookUrl: config.ghtkWebhookUrl,
    viettelPostWebhookUrl: config.viettelPostWebhookUrl,
    viettelPostWebhookToken: config.viettelPostWebhookToken,
    stepMs: config.carrierStepMs,
    isStopped: false,
  };
  const road = createRoad(world, parcels, settings);
  serveGhn(app, world, parcels, road.wait);
  serveGhtk(app, world, parcels, road.wait);
  serveViettelPost(app, world, parcels, road.wait);

  app.get('/carriers/_parcels', async () => ({ parcels: parcels.all() }));
  app.post<{
    Params: { code: string };
    Body: (Partial<Moving> & { status?: string | number }) | null;
  }>('/carriers/_parcels/:code', async ({ params, body }, reply) => {
    const parcel = parcels.find(params.code) ?? parcels.byReference(params.code);
    if (!parcel) return reply.code(404).send({ error: 'no such parcel' });
    const status = String(body?.status ?? '');
    const { statuses } = houseOf(parcel.carrier);
    if (!statuses.includes(status))
      return reply.code(400).send({ error: `status must be one of ${statuses.join(', ')}` });
    road.wait(parcel);
    road.move(parcel, status, body ?? {});
    return parcel;
  });
  app.get('/_control/carriers', async () => settings);
  app.post<{ Body: Partial<Settings> | null }>('/_control/carriers', async ({ body }) =>
    Object.assign(settings, body),
  );
}

const houseOf = (name: CarrierName): House => HOUSES.find((house) => house.name === name) as House;

interface Moving {
  readonly atMs: number;
  readonly isQuiet: boolean;
  readonly isReturning: boolean;
}

/** Brings every parcel from state to state while time passes. */
function createRoad(world: World, parcels: Parcels, settings: Settings) {
  const dueAt = new Map<string, number>();
  const move = (
    parcel: Parcel,
    status: string,
    { atMs = world.clock.now(), isQuiet = false, isReturning = false }: Partial<Moving>,
  ): void => {
    parcels.move(parcel, status, atMs);
    const telling = isQuiet ? undefined : tellingOf(settings, parcel, status, atMs, isReturning);
    if (telling) void tell(world, telling);
  };
  const timer = setInterval(() => {
    if (settings.isStopped) return;
    const now = Date.now();
    for (const parcel of parcels.all()) {
      const { timetable } = houseOf(parcel.carrier);
      const next = timetable.includes(parcel.status)
        ? timetable[timetable.indexOf(parcel.status) + 1]
        : undefined;
      if (!next) continue;
      const due = dueAt.get(parcel.code) ?? now + settings.stepMs;
      if (now < due) dueAt.set(parcel.code, due);
      else {
        dueAt.set(parcel.code, now + settings.stepMs);
        move(parcel, next, {});
      }
    }
  }, 100);
  timer.unref();
  world.onStop(() => clearInterval(timer));
  world.onReset(() => dueAt.clear());
  return {
    move,
    /** It stays as it is for a whole step from now. */
    wait: (parcel: Parcel): void => void dueAt.set(parcel.code, Date.now() + settings.stepMs),
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** How each tells: GHN drops what is refused for good, GHTK sends once more, Viettel Post five times. */
function tellingOf(
  settings: Settings,
  parcel: Parcel,
  status: string,
  atMs: number,
  isReturning: boolean,
): Telling | undefined {
  const { webhookUrl, ghtkWebhookUrl, viettelPostWebhookUrl } = settings;
  switch (parcel.carrier) {
    case 'ghn':
      return webhookUrl === undefined
        ? undefined
        : {
            url: webhookUrl,
            headers: { ...JSON_TYPE, token: settings.token },
            body: JSON.stringify(ghnEventOf(parcel, status, atMs)),
            tries: 6,
            isDropped: (code) => code >= 400 && code < 500 && code !== 408 && code !== 429,
          };
    case 'ghtk':
      return ghtkWebhookUrl === undefined
        ? undefined
        : {
            url: ghtkWebhookUrl,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: ghtkFormOf(parcel, status, atMs),
            tries: 2,
            isDropped: () => false,
          };
    case 'viettel-post':
      return viettelPostWebhookUrl === undefined
        ? undefined
        : {
            url: viettelPostWebhookUrl,
            headers: JSON_TYPE,
            body: JSON.stringify(
              viettelPostEventOf(
                parcel,
                status,
                atMs,
                settings.viettelPostWebhookToken,
                isReturning,
              ),
            ),
            tries: 6,
            isDropped: () => false,
          };
  }
}
