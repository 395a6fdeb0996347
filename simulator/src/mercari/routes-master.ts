import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { kinds } from '../catalogue/kinds.ts';
import { allMakers } from '../catalogue/makers.ts';
import { PREFECTURES, prefectureName } from '../catalogue/prefectures.ts';
import { conditions, methods, payers } from './names.ts';
import type { CategoryNode } from '../catalogue/kind.ts';

interface Row {
  node: CategoryNode;
  parent: CategoryNode | undefined;
  root: CategoryNode;
  level: number;
  hasChild: boolean;
}

/** Master data: only what the goods of this world need, in the shapes of the whole. */
export function masterRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/master/v2/datasets/:name', async (request, reply) => {
    if (request.headers.accept !== 'application/json') return notAcceptable(reply);
    const dataset = DATASETS[request.params.name];
    return dataset
      ? dataset()
      : reply.code(404).send({ code: 5, message: 'not found', details: null });
  });
  app.get(
    '/services/master/v1/:name',
    async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
      const table = TABLES[request.params.name];
      return table
        ? table()
        : reply.code(404).send({ code: 5, message: 'not found', details: null });
    },
  );
}

/** By name; the whole category tree, brands and ways of shipping. */
const DATASETS: Readonly<Record<string, () => object>> = {
  item_categories: () => ({
    itemCategories: categoryRows().map(({ node, parent, root, level, hasChild }, i) => ({
      id: String(node.id),
      name: node.name,
      level,
      parentCategoryId: String(parent?.id ?? 0),
      parentCategoryName: parent?.name ?? '',
      rootCategoryId: String(root.id),
      rootCategoryName: root.name,
      displayOrder: i + 1,
      hasChild,
      showItemBrands: true,
      shortLabel: node.name,
      imageUrls: {},
    })),
  }),
  item_brands: () => ({
    itemBrands: allMakers().map((maker) => ({
      id: String(maker.mercariId),
      name: maker.ja,
      subname: maker.en,
      initial: maker.ja.slice(0, 1),
      jaPronunciation: maker.ja,
      nameJaFurigana: maker.ja,
    })),
  }),
  shipping_methods: () => ({
    shippingMethods: methods.map((one, i) => ({
      id: String(one.id),
      name: one.name,
      displayOrder: i + 1,
      shippingPayerId: String(one.payerId),
      isAnonymous: one.id === 14 || one.id === 17 ? 'yes' : 'no',
      isDeprecated: 'no',
      created: '0',
      updated: '0',
    })),
  }),
};

/** By name; short tables that the search form is drawn from. */
const TABLES: Readonly<Record<string, () => object>> = {
  itemConditions: () => ({
    conditions: conditions.map(({ id, name }) => ({ id: String(id), name })),
    nextPageToken: '',
  }),
  shippingPayers: () => ({
    payers: payers.map((one) => ({ ...one, id: String(one.id) })),
    nextPageToken: '',
  }),
  shippingMethods: () => ({
    methods: methods.map((one) => ({
      id: String(one.id),
      name: one.name,
      payerId: String(one.payerId),
      type: one.payerId === 1 ? 'buyer' : 'seller',
      images: [],
      isDeprecated: false,
    })),
    nextPageToken: '',
  }),
  shippingFromAreas: () => ({
    areas: Array.from({ length: PREFECTURES }, (_, i) => ({
      id: String(i + 1),
      name: prefectureName(i + 1),
    })),
    nextPageToken: '',
  }),
  itemColors: () => ({
    colors: [
      { id: '2', name: 'ホワイト系', rgb: '#ffffff' },
      { id: '1', name: 'ブラック系', rgb: '#212121' },
      { id: '3', name: 'グレイ系', rgb: '#bdbdbd' },
      { id: '4', name: 'ブラウン系', rgb: '#824b37' },
    ],
    nextPageToken: '',
  }),
  itemSizes: () => ({
    sizes: [
      { id: '2', name: 'S', groupId: '1', group: '洋服のサイズ' },
      { id: '3', name: 'M', groupId: '1', group: '洋服のサイズ' },
      { id: '4', name: 'L', groupId: '1', group: '洋服のサイズ' },
    ],
    nextPageToken: '',
  }),
};

const notAcceptable = (reply: FastifyReply) =>
  reply.code(406).type('text/plain').send('no accepted candidate variant');

function categoryRows(): Row[] {
  const rows = new Map<number, Row>();
  for (const { mercari } of kinds) {
    const root = mercari[0];
    if (!root) continue;
    mercari.forEach((node, i) => {
      if (!rows.has(node.id))
        rows.set(node.id, {
          node,
          parent: mercari[i - 1],
          root,
          level: i + 1,
          hasChild: i < mercari.length - 1,
        });
    });
  }
  return [...rows.values()];
}
