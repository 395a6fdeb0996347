import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { partnerItem } from './wire-partner-item.ts';

const PREFIX = '/mercari-partner';
const TOKEN_SECONDS = 3_600;

interface PurchaseBody {
  item_id?: string;
  checksum?: string;
  variant_id?: string;
  family_name?: string;
  first_name?: string;
  telephone?: string;
  zip_code1?: string;
  zip_code2?: string;
  prefecture?: string;
  city?: string;
  address1?: string;
  address2?: string;
  buyer_id?: string;
}

/** https://api.jp-mercari.com, the interface of licensed buyers, under the prefix `/mercari-partner`. A purchase has no idempotency key. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const tokens = new Map<string, number>();
  world.onReset(() => tokens.clear());
  await app.register(
    async (site) => {
      // The token is asked for as OAuth writes it, as a form.
      await site.register(formbody);
      serveToken(site, world, tokens);
      await site.register(async (buying) => {
        buying.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
          const until = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
          if (until === undefined || until < world.clock.now())
            return reply.code(401).send({ code: 'unauthorized' });
        });
        serveBuying(buying, world);
      });
    },
    { prefix: PREFIX },
  );
}

function serveToken(site: FastifyInstance, world: World, tokens: Map<string, number>): void {
  const { partnerClientId, partnerClientSecret } = world.config;
  const credentials = Buffer.from(`${partnerClientId}:${partnerClientSecret}`).toString('base64');
  site.post('/jp/v1/token', async (request, reply) => {
    if (request.headers.authorization !== `Basic ${credentials}`)
      return reply.code(401).send({ error: 'invalid_client' });
    const token = randomUUID();
    tokens.set(token, world.clock.now() + TOKEN_SECONDS * 1_000);
    return {
      access_token: token,
      expires_in: TOKEN_SECONDS,
      token_type: 'Bearer',
      scope: 'openapi:buy',
    };
  });
}

/** Items, purchases and what became of them, for who shows a token. */
function serveBuying(buying: FastifyInstance, world: World): void {
  const { market } = world;
  buying.get<{ Params: { id: string } }>('/v1/items/:id', async (request, reply) => {
    const item = market.find(request.params.id);
    return item
      ? partnerItem(item, market.stateOf(item))
      : reply.code(404).send({ code: 'not_found' });
  });
  buying.post<{ Body: PurchaseBody }>('/v1/items/purchase', async (request) =>
    purchase(world, request.body ?? {}),
  );
  buying.get<{ Params: { itemId: string } }>('/v2/transactions/:itemId', async (request, reply) => {
    const bought = market.purchases().findLast((one) => one.itemId === request.params.itemId);
    const item = bought && market.find(bought.itemId);
    if (!bought || !item) return reply.code(404).send({ code: 'not_found' });
    return {
      id: String(bought.transactionId),
      status: 'wait_shipping',
      item_id: bought.itemId,
      seller_id: String(item.seller.id),
      updated_time: Math.floor(bought.at / 1_000),
      price: bought.price,
      paid_price: bought.price + bought.buyerShippingFee,
      shipping_info: { shipping_method_name: '未定', status: 'wait_shipping' },
    };
  });
}

const addressLine = (body: PurchaseBody): string =>
  [
    `${body.zip_code1}-${body.zip_code2}`,
    body.prefecture,
    body.city,
    body.address1,
    body.address2,
    body.family_name,
    body.first_name,
    body.telephone,
  ]
    .filter(Boolean)
    .join(' ');

function purchase(world: World, body: PurchaseBody): object {
  const failure = (code: string, reasons: string) => ({
    request_id: randomUUID(),
    transaction_status: 'failure',
    failure_details: { code, reasons },
  });
  const item = world.market.find(body.item_id ?? '');
  if (!item) return failure('F0105', 'The item is unavailable.');
  const state = world.market.stateOf(item);
  const variant = item.shop
    ? item.variants.find(({ id }) => id === (body.variant_id ?? item.variants[0]?.id))
    : undefined;
  const isLeft = item.shop
    ? (state.quantities.get(variant?.id ?? '') ?? 0) > 0
    : state.status === 'on_sale';
  if (!isLeft || item.auction || item.isNoPrice || state.status === 'stop')
    return failure('F0105', 'The item is unavailable.');
  if (body.checksum !== undefined && body.checksum !== state.checksum)
    return failure('F0105', 'The item is unavailable.');
  if (
    !body.family_name ||
    !/^\d{3}$/.test(body.zip_code1 ?? '') ||
    !/^\d{4}$/.test(body.zip_code2 ?? '')
  )
    return failure('F0104', 'Address verification failed.');
  const done = {
    transactionId: 510_000_000 + world.market.purchases().length + 1,
    itemId: item.id,
    variantId: variant?.id ?? '',
    price: state.price,
    buyerShippingFee: item.payer === 1 ? 750 : 0,
    buyerId: 690_000_001,
    client: world.config.partnerClientId,
    checksum: state.checksum,
    sentTo: addressLine(body),
    at: world.clock.now(),
  };
  world.market.purchase(done);
  return {
    request_id: randomUUID(),
    transaction_status: 'success',
    transaction_details: {
      trx_id: done.transactionId,
      paid_method: 'card',
      price: done.price,
      buyer_shipping_fee: done.buyerShippingFee,
      paid_price: done.price + done.buyerShippingFee,
      item_id: item.id,
      checksum: state.checksum,
      user_address: {
        ...body,
        item_id: undefined,
        checksum: undefined,
        variant_id: undefined,
        buyer_id: undefined,
      },
      shipping_method_id: 1,
    },
  };
}
