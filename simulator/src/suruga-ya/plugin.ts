import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPaceKeeper, type PaceKeeper } from '../yahoo-auctions/pace.ts';
import type { World } from '../world/world.ts';
import { shopControls } from './controls.ts';
import { GATE, page, type Wire } from './page-parts.ts';
import { agePage, detailedSearchPage, otherPage, productPage } from './page-product.ts';
import { searchPage } from './page-search.ts';
import { childrenOf, findProducts, wishOf } from './search.ts';
import { createShop, type Shop, type ShopEntry } from './shop.ts';

const PREFIX = '/suruga-ya';

/** https://www.suruga-ya.jp, under the prefix `/suruga-ya`; steered under `/_control/suruga-ya`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const shop = createShop(world.seed, world.clock, world.openLog<ShopEntry>('suruga-ya'));
  const pace = createPaceKeeper();
  world.onReset(() => {
    shop.reset();
    pace.forgive();
  });
  const wire: Wire = {
    picture: ({ code }) =>
      `${world.publicUrl()}${PREFIX}/database/photo.php?shinaban=${code}&size=m`,
  };
  await app.register(async (site) => pagesOf(site, world, shop, pace, wire), { prefix: PREFIX });
  await app.register(async (control) => shopControls(control, shop, pace), {
    prefix: '/_control/suruga-ya',
  });
}

async function pagesOf(
  site: FastifyInstance,
  world: World,
  shop: Shop,
  pace: PaceKeeper,
  wire: Wire,
): Promise<void> {
  site.addHook('preHandler', async (request, reply) => {
    if (pace.isTooFast(request.ip)) return html(reply.code(403), GATE);
    return undefined;
  });
  const isGrownUp = (request: FastifyRequest) =>
    /(?:^|; )safe_search_option=3/.test(request.headers.cookie ?? '');

  site.get<{ Querystring: Record<string, string> }>('/search', async (request, reply) => {
    const wish = wishOf(request.query, isGrownUp(request));
    return html(reply, searchPage(findProducts(shop, wish), wish, wire));
  });
  site.get<{ Params: { code: string } }>('/product/detail/:code', async (request, reply) => {
    const product = shop.find(request.params.code);
    if (!product)
      return html(
        reply.code(404),
        page('ページが見つかりません | 駿河屋', '', '<h1>404 Not Found</h1>'),
      );
    return html(
      reply,
      product.isAdult && !isGrownUp(request) ? agePage() : productPage(product, wire),
    );
  });
  site.get<{ Params: { code: string } }>('/product/other/:code', async (request, reply) => {
    const product = shop.find(request.params.code);
    return product ? html(reply, otherPage(product)) : html(reply.code(404), page('404', '', ''));
  });
  site.get('/detailed_search', async (_request, reply) =>
    html(reply, detailedSearchPage(childrenOf(''))),
  );
  site.get<{ Querystring: { shinaban?: string } }>(
    '/database/photo.php',
    async (request, reply) => {
      const product = shop.find(request.query.shinaban ?? '');
      if (!product) return reply.code(404).send('');
      return reply.redirect(
        `${world.publicUrl()}/pictures/${product.kind.picture}-${product.code}-1.svg`,
      );
    },
  );
}

const html = (reply: FastifyReply, body: string) =>
  reply.type('text/html; charset=UTF-8').send(body);
