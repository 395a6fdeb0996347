import type { FastifyInstance, FastifyReply } from 'fastify';
import { hash } from '../world/chance.ts';
import { gatewayError, serviceError } from './gate.ts';
import { ancestorsOf, childrenOf, findGenre, type Genre, genrePath } from './genres.ts';
import type { Mall } from './mall.ts';
import { popularity, type Query, searchOffers } from './search.ts';
import { TAG_GROUPS } from './tags.ts';
import { listed, type Wire, wireItem, wireRanked } from './wire.ts';

type Asked = { Querystring: Query };
const VERSIONS = {
  items: ['20260701', '20260401'],
  genres: ['20260701', '20260401'],
  ranking: ['20220601'],
  tags: ['20140222'],
} as const;
const RANKED = 1_000;

/** The interfaces of the gateway, each below its own prefix and version. */
export function rakutenRoutes(app: FastifyInstance, mall: Mall, wire: Wire): void {
  serveItems(app, mall, wire);
  serveRanking(app, mall, wire);
  serveGenres(app);
  serveTags(app);
  app.setNotFoundHandler((request, reply) => {
    const isOldVersion =
      /\/(IchibaItem\/(Search|Ranking)|IchibaGenre\/Search|IchibaTag\/Search)\/\d{8}/.test(
        request.url,
      );
    return reply
      .code(404)
      .send(gatewayError(404, isOldVersion ? 'API Configuration not found' : 'Resource not found'));
  });
}

function serveItems(app: FastifyInstance, mall: Mall, wire: Wire): void {
  for (const version of VERSIONS.items)
    app.get<Asked>(`/ichibams/api/IchibaItem/Search/${version}`, async ({ query }, reply) => {
      const found = searchOffers(mall.offers(), query);
      if ('refused' in found) return wrong(reply, found.refused);
      const { offers, count, page, hits, pageCount } = found;
      const first = offers.length > 0 ? (page - 1) * hits + 1 : 0;
      const paging = {
        count,
        page,
        first,
        last: offers.length > 0 ? first + offers.length - 1 : 0,
        hits: offers.length,
        carrier: 0,
        pageCount,
      };
      const items = offers.map((offer) => wireItem(offer, wire));
      return {
        ...paging,
        Items: listed(items, query['formatVersion']),
        GenreInformation: [],
        TagInformation: [],
      };
    });
}

function serveRanking(app: FastifyInstance, mall: Mall, wire: Wire): void {
  app.get<Asked>(
    `/ichibaranking/api/IchibaItem/Ranking/${VERSIONS.ranking[0]}`,
    async ({ query }, reply) => {
      const page = Number(query['page'] ?? 1);
      const genre = findGenre(Number(query['genreId'] ?? 0));
      if (!Number.isInteger(page) || page < 1 || page > 34)
        return wrong(reply, 'page is not valid');
      if (!genre) return wrong(reply, 'genreId is not valid');
      const day = Math.floor(mall.now() / 86_400_000);
      const noise = (n: number) => 1 + (hash('ranking', n, day) % 100) / 100;
      const ranked = mall
        .offers()
        .filter(
          ({ item, isSoldOut }) =>
            !isSoldOut &&
            (genre.id === 0 || genrePath(item.kind).some(({ id }) => id === genre.id)),
        )
        .map((offer) => ({ offer, score: popularity(offer) * noise(offer.item.n) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, RANKED);
      // Within a page the gateway lists the last first.
      const items = ranked
        .map(({ offer }, i) => wireRanked(offer, i + 1, wire))
        .slice((page - 1) * 30, page * 30);
      return {
        title: `【楽天市場】ランキング市場 【${genre.id === 0 ? '総合' : genre.name}】`,
        lastBuildDate: new Date(mall.now()).toUTCString(),
        Items: listed(items.toReversed(), query['formatVersion']),
      };
    },
  );
}

function serveGenres(app: FastifyInstance): void {
  for (const version of VERSIONS.genres)
    app.get<Asked>(`/ichibagt/api/IchibaGenre/Search/${version}`, async ({ query }, reply) => {
      const id = query['genreId'] ?? '';
      const genre = /^\d{1,9}$/.test(id) ? findGenre(Number(id)) : undefined;
      if (!genre)
        return wrong(reply, /^\d{1,9}$/.test(id) ? 'genreId is not valid' : 'wrong genreId format');
      const node = ({ id: genreId, name: nameJa, level }: Genre) => ({ genreId, nameJa, level });
      const siblings =
        genre.id === 0 ? [] : childrenOf(genre.parentId).filter((one) => one.id !== genre.id);
      return {
        genre: node(genre),
        ancestors: ancestorsOf(genre).map(node),
        siblings: siblings.map(node),
        children: childrenOf(genre.id).map(node),
        attributes: [],
      };
    });
}

function serveTags(app: FastifyInstance): void {
  app.get<Asked>(`/ichibagt/api/IchibaTag/Search/${VERSIONS.tags[0]}`, async ({ query }, reply) => {
    const ids = new Set((query['tagId'] ?? '').split(',').map(Number));
    const tagGroups = TAG_GROUPS.flatMap(({ id, name, tags }) => {
      const asked = tags.filter((tag) => ids.has(tag.id));
      const told = asked.map((tag) => ({ parentTagId: 0, tagName: tag.name, tagId: tag.id }));
      return told.length > 0 ? [{ tags: told, tagGroupId: id, tagGroupName: name }] : [];
    });
    return tagGroups.length > 0
      ? { tagGroups }
      : reply.code(404).send(serviceError('not_found', 'not found'));
  });
}

const wrong = (reply: FastifyReply, description: string) =>
  reply.code(400).send(serviceError('wrong_parameter', description));
