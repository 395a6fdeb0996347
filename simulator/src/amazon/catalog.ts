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

/** `https://creatorsapi.amazon/catalog/v1/…`. */
export function catalogRoutes(
  app: FastifyInstance,
  world: World,
  store: Store,
  gate: Gate,
  wire: Wire,
): void {
  const ask = (path: string, answer: (body: Body, reply: FastifyReply) => object) =>
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
      return answer(body, reply);
    });

  ask('searchItems', (body, reply) => {
    const { itemCount = 10, itemPage = 1, sortBy = 'Relevance', resources = [] } = body;
    if (!body.keywords && !body.browseNodeId)
      return invalid(
        reply,
        'MissingKeyParameter',
        'keywords or browseNodeId is missing.',
        'keywords',
      );
    if (!SORTS.includes(sortBy))
      return invalid(reply, 'InvalidParameterValue', `The value ${sortBy} is invalid.`, 'sortBy');
    if (!within(itemCount, 1, 10))
      return invalid(reply, 'InvalidParameterValue', 'itemCount must be 1 to 10.', 'itemCount');
    if (!within(itemPage, 1, 10))
      return invalid(reply, 'InvalidParameterValue', 'itemPage must be 1 to 10.', 'itemPage');
    const found = findItems(store, body);
    const shown = found.slice((itemPage - 1) * itemCount, itemPage * itemCount);
    if (shown.length === 0)
      return { errors: [{ code: 'NoResults', message: 'No results found for your request.' }] };
    return {
      searchResult: {
        totalResultCount: found.length,
        searchURL: `https://www.amazon.co.jp/s?k=${encodeURIComponent(body.keywords ?? '')}&tag=${wire.partnerTag}&linkCode=osi`,
        items: shown.map((item) => wireItem(item, resources, wire)),
      },
    };
  });

  ask('getItems', ({ itemIds = [], resources = [] }, reply) => {
    if (!within(itemIds.length, 1, 10))
      return invalid(
        reply,
        'InvalidParameterValue',
        'itemIds must have 1 to 10 entries.',
        'itemIds',
      );
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
  });

  ask('getVariations', ({ asin = '', resources = [] }) => {
    const family = store.family(asin);
    if (family.length === 0)
      return { errors: [{ code: 'NoResults', message: 'No results found for your request.' }] };
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
  });

  ask('getBrowseNodes', ({ browseNodeIds = [], resources = [] }, reply) => {
    if (!within(browseNodeIds.length, 1, 10))
      return invalid(
        reply,
        'InvalidParameterValue',
        'browseNodeIds must have 1 to 10 entries.',
        'browseNodeIds',
      );
    const nodes = browseNodeIds.flatMap((id) => nodeOf(id) ?? []);
    const lost = browseNodeIds.filter((id) => !nodeOf(id));
    const errors = lost.map((id) => ({
      code: 'InvalidParameterValue',
      message: `The browseNodeId ${id} provided in the request is invalid.`,
    }));
    const hasChildren = resources.includes('browseNodes.children');
    return {
      ...(nodes.length > 0 && {
        browseNodesResult: {
          browseNodes: nodes.map((node) => ({
            ...wireNode(node),
            ...(hasChildren && {
              children: childrenOf(node.id).map(({ id, name }) => ({
                id,
                displayName: name,
                contextFreeName: name,
              })),
            }),
          })),
        },
      }),
      ...(errors.length > 0 && { errors }),
    };
  });
}

const within = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;
