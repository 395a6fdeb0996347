/** A browse node. Ids of roots are the real ones of amazon.co.jp; those below are invented. */
export interface BrowseNode {
  readonly id: string;
  readonly name: string;
  readonly parent: string | undefined;
}

const ROOTS: readonly (readonly [id: string, name: string])[] = [
  ['2277721051', 'ホビー'],
  ['13299531', 'おもちゃ'],
  ['637394', 'ゲーム'],
  ['3210981', '家電&カメラ'],
  ['2127209051', 'パソコン・周辺機器'],
  ['324025011', '腕時計'],
  ['2229202051', 'ファッション'],
  ['2016926051', 'シューズ&バッグ'],
  ['52374051', 'ビューティー'],
  ['2016929051', 'DIY・工具・ガーデン'],
  ['14304371', 'スポーツ&アウトドア'],
  ['3828871', 'ホーム&キッチン'],
  ['2123629051', '楽器・音響機器'],
];
const LEAVES: Readonly<Record<string, readonly [root: string, id: string, name: string]>> = {
  'film-camera': ['3210981', '9000101', 'フィルムカメラ'],
  'digital-camera': ['3210981', '9000102', 'デジタルカメラ'],
  lens: ['3210981', '9000103', 'カメラ用交換レンズ'],
  headphone: ['3210981', '9000104', 'ヘッドホン'],
  speaker: ['2123629051', '9000105', 'スピーカー・アンプ'],
  appliance: ['3828871', '9000106', '生活家電'],
  figure: ['2277721051', '9000107', 'フィギュア'],
  card: ['13299531', '9000108', 'トレーディングカード'],
  game: ['637394', '9000109', 'ゲーム機本体'],
  watch: ['324025011', '9000110', 'メンズ腕時計'],
  bag: ['2016926051', '9000111', 'バッグ'],
  shirt: ['2229202051', '9000112', 'トップス'],
  shoe: ['2016926051', '9000113', 'スニーカー'],
  cosmetic: ['52374051', '9000114', 'スキンケア'],
  reel: ['14304371', '9000115', '釣り用リール'],
  rod: ['14304371', '9000116', '釣り竿'],
  tool: ['2016929051', '9000117', '電動工具'],
};

const NODES: readonly BrowseNode[] = [
  ...ROOTS.map(([id, name]) => ({ id, name, parent: undefined })),
  ...Object.values(LEAVES).map(([parent, id, name]) => ({ id, name, parent })),
];

export const nodeOf = (id: string): BrowseNode | undefined => NODES.find((node) => node.id === id);
export const childrenOf = (id: string): readonly BrowseNode[] =>
  NODES.filter(({ parent }) => parent === id);
/** The leaf a kind of goods stands in. */
export function leafOf(kindKey: string): BrowseNode {
  const node = nodeOf(LEAVES[kindKey]?.[1] ?? '');
  if (!node) throw new Error(`no browse node for ${kindKey}`);
  return node;
}
