import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { CREDENTIALS, type Gate, invalid } from './gate.ts';
import { childrenOf, nodeOf } from './nodes.ts';
import { findItems, SORTS, type Wish } from './search.ts';
import type { Store } from './store.ts';
import { type Wire, wireItem, wireNode } from './wire-item.ts';

interface Body extends Wish {
  readonly partnerTag?: string;
  readonly resources?: readonly string[];
  readonly itemCount?: number;
  readonly itemPage?: number;
  readonly itemIds?: readonly string[];
  readonly asin?: string;
  readonly browseNodeIds?: readonly string[];
}
type Asked = FastifyRequest<{ Body: Body | null }>;

/** What the calls are answered from. */
interface Shop {
  readonly store: Store;
  readonly wire: Wire;
}
type Answer = (shop: Shop, body: Body, reply: FastifyReply) => object;

/** `https://creatorsapi.amazon/catalog/v1/…`. */
export function catalogRoutes(
  app: FastifyInstance,
  world: World,
  store: Store,
  gate: Gate,
  wire: Wire,
): void {
  const serve = (path: string, answer: Answer) =>
    app.post(`/catalog/v1/${path}`, async (request: Asked, reply) => {
      if (!gate.mayPass(request, reply, world.clock.now())) return reply;
      const body = request.body ?? {};
      if (body.partnerTag !== CREDENTIALS.partnerTag)
        return invalid(
          reply,
          'InvalidPartnerTag',
          'The partner tag is not mapped to a valid store.',
          'partnerTag',
        );
      return answer({ store, wire }, body, reply);
    });
  serve('searchItems', searchItems);
  serve('getItems', getItems);
  serve('getVariations', getVariations);
  serve('getBrowseNodes', getBrowseNodes);
}

const NOTHING = { errors: [{ code: 'NoResults', message: 'No results found for your request.' }] };

const searchItems: Answer = ({ store, wire }, body, reply) => {
  const { itemCount = 10, itemPage = 1, sortBy = 'Relevance', resources = [] } = body;
  const wrong = (field: string, message: string, code = 'InvalidParameterValue') =>
    invalid(reply, code, message, field);
  if (!body.keywords && !body.browseNodeId)
    return wrong('keywords', 'keywords or browseNodeId is missing.', 'MissingKeyParameter');
  if (!SORTS.includes(sortBy)) return wrong('sortBy', `The value ${sortBy} is invalid.`);
  if (!within(itemCount, 1, 10)) return wrong('itemCount', 'itemCount must be 1 to 10.');
  if (!within(itemPage, 1, 10)) return wrong('itemPage', 'itemPage must be 1 to 10.');
  const found = findItems(store, body);
  const shown = found.slice((itemPage - 1) * itemCount, itemPage * itemCount);
  if (shown.length === 0) return NOTHING;
  return {
    searchResult: {
      totalResultCount: found.length,
      searchURL: `https://www.amazon.co.jp/s?k=${encodeURIComponent(body.keywords ?? '')}&tag=${wire.partnerTag}&linkCode=osi`,
      items: shown.map((item) => wireItem(item, resources, wire)),
    },
  };
};

const getItems: Answer = ({ store, wire }, { itemIds = [], resources = [] }, reply) => {
  if (!within(itemIds.length, 1, 10)) return wrongCount(reply, 'itemIds');
  const items = itemIds
    .flatMap((asin) => store.find(asin) ?? [])
    .filter(({ isHidden }) => !isHidden);
  const errors = itemIds.flatMap((asin) => {
    const item = store.find(asin);
    if (!item)
      return {
        code: 'InvalidParameterValue',
        message: `The itemId ${asin} provided in the request is invalid.`,
      };
    return item.isHidden
      ? {
          code: 'ItemNotAccessible',
          message: `The itemId ${asin} is not accessible through the API.`,
        }
      : [];
  });
  return {
    ...(items.length > 0 && {
      itemsResult: { items: items.map((item) => wireItem(item, resources, wire)) },
    }),
    ...(errors.length > 0 && { errors }),
  };
};

const getVariations: Answer = ({ store, wire }, { asin = '', resources = [] }) => {
  const family = store.family(asin);
  if (family.length === 0) return NOTHING;
  const colors = family.map(({ color }) => color);
  return {
    variationsResult: {
      items: family.map((item) => wireItem(item, resources, wire)),
      variationSummary: {
        pageCount: 1,
        variationCount: family.length,
        variationDimensions: [{ name: 'color_name', displayName: '色', values: colors }],
      },
    },
  };
};

const getBrowseNodes: Answer = (_shop, { browseNodeIds = [], resources = [] }, reply) => {
  if (!within(browseNodeIds.length, 1, 10)) return wrongCount(reply, 'browseNodeIds');
  const nodes = browseNodeIds.flatMap((id) => nodeOf(id) ?? []);
  const lost = browseNodeIds.filter((id) => !nodeOf(id));
  const errors = lost.map((id) => ({
    code: 'InvalidParameterValue',
    message: `The browseNodeId ${id} provided in the request is invalid.`,
  }));
  const hasChildren = resources.includes('browseNodes.children');
  const children = (parent: string) =>
    childrenOf(parent).map(({ id, name }) => ({ id, displayName: name, contextFreeName: name }));
  return {
    ...(nodes.length > 0 && {
      browseNodesResult: {
        browseNodes: nodes.map((node) => ({
          ...wireNode(node),
          ...(hasChildren && { children: children(node.id) }),
        })),
      },
    }),
    ...(errors.length > 0 && { errors }),
  };
};

const wrongCount = (reply: FastifyReply, field: string) =>
  invalid(reply, 'InvalidParameterValue', `${field} must have 1 to 10 entries.`, field);

const within = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;
