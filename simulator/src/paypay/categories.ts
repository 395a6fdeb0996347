import { path } from '../catalogue/category-path.ts';
import type { CategoryNode } from '../catalogue/kind.ts';

/** Where each kind of goods stands on the flea market, below the synthetic root "shopping". The ids of the roots are the site's. */
const PATHS: Readonly<Record<string, readonly CategoryNode[]>> = {
  'film-camera': path(
    '2504 テレビ、オーディオ、カメラ > 2443 カメラ、ビデオカメラ、光学機器 > 24431 フィルムカメラ',
  ),
  'digital-camera': path(
    '2504 テレビ、オーディオ、カメラ > 2443 カメラ、ビデオカメラ、光学機器 > 24432 デジタルカメラ',
  ),
  lens: path(
    '2504 テレビ、オーディオ、カメラ > 2443 カメラ、ビデオカメラ、光学機器 > 24433 カメラレンズ',
  ),
  headphone: path(
    '2504 テレビ、オーディオ、カメラ > 2444 オーディオ機器 > 24441 イヤホン、ヘッドホン',
  ),
  speaker: path('2504 テレビ、オーディオ、カメラ > 2444 オーディオ機器 > 24442 スピーカー'),
  watch: path('13457 ファッション > 2496 腕時計、アクセサリー > 24961 メンズ腕時計'),
  bag: path('13457 ファッション > 2494 レディースファッション > 24941 バッグ'),
  shirt: path('13457 ファッション > 2495 メンズファッション > 24951 ジャケット、アウター'),
  shoe: path('13457 ファッション > 2495 メンズファッション > 24952 スニーカー'),
  figure: path('2511 ゲーム、おもちゃ > 2419 フィギュア'),
  card: path('2511 ゲーム、おもちゃ > 2420 トレーディングカード'),
  game: path('2511 ゲーム、おもちゃ > 2421 テレビゲーム'),
  reel: path('2512 スポーツ、アウトドア > 2430 釣り > 24301 リール'),
  rod: path('2512 スポーツ、アウトドア > 2430 釣り > 24302 ロッド、釣り竿'),
  tool: path('2503 DIY、工具、文具 > 25031 電動工具'),
  cosmetic: path('2501 コスメ、美容、ヘアケア > 25011 スキンケア、基礎化粧品'),
  phone: path('2502 スマホ、タブレット、パソコン > 25021 スマートフォン本体'),
  furniture: path('2506 家具、インテリア > 25061 椅子、チェア'),
  baby: path('2497 ベビー、キッズ、マタニティ > 24971 ベビーカー、移動用品'),
  disc: path('2517 DVD、映像ソフト > 25171 アニメ'),
  book: path('10002 本、雑誌、コミック > 100021 少年コミック'),
  appliance: path('2505 家電 > 25051 キッチン家電'),
};

const SHOPPING: CategoryNode = { id: 1, name: 'shopping' };

/** From "shopping" down. A kind that nobody placed stands under toys. */
export const pathOfKind = (key: string): readonly CategoryNode[] => [
  SHOPPING,
  ...(PATHS[key] ?? path('2511 ゲーム、おもちゃ > 2429 その他')),
];

const children = new Map<number, Map<number, CategoryNode>>();
const put = (parent: number, node: CategoryNode) =>
  children.set(parent, (children.get(parent) ?? new Map()).set(node.id, node));
put(0, SHOPPING);
for (const nodes of Object.values(PATHS))
  for (const [i, node] of nodes.entries()) put(nodes[i - 1]?.id ?? SHOPPING.id, node);

/** Undefined for a leaf, as for what does not exist. */
export const childrenOf = (id: number): readonly CategoryNode[] | undefined => {
  const found = children.get(id);
  return found && [...found.values()];
};
