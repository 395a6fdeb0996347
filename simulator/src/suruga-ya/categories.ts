/** A category as the shop's links carry it. Ids of one digit or two are the real ones of its form; longer ones are invented. */
export interface ShopCategory {
  readonly id: string;
  readonly name: string;
  readonly parent: string | undefined;
}

const ROOTS: readonly (readonly [id: string, name: string])[] = [
  ['2', 'ゲーム'],
  ['3', '映像ソフト'],
  ['4', '音楽ソフト'],
  ['5', 'おもちゃホビー'],
  ['6', 'パソコン・スマホ'],
  ['7', '本'],
  ['8', '家電・カメラ・AV機器'],
  ['10', '雑貨・小物'],
  ['11', '同人'],
];
/** Kind of goods -> where it stands below a root: id, name, and the word over its title. */
const LEAVES: Readonly<Record<string, readonly [root: string, id: string, name: string]>> = {
  'film-camera': ['8', '80101', 'フィルムカメラ'],
  'digital-camera': ['8', '80102', 'デジタルカメラ'],
  lens: ['8', '80103', '交換レンズ'],
  headphone: ['8', '80201', 'ヘッドホン'],
  speaker: ['8', '80202', 'オーディオ'],
  appliance: ['8', '80301', '生活家電'],
  figure: ['5', '50101', 'フィギュア'],
  card: ['5', '50102', 'トレカ'],
  game: ['2', '20101', 'ゲームハード'],
  watch: ['10', '100101', '腕時計'],
  bag: ['10', '100102', 'バッグ'],
  shirt: ['10', '100201', '衣類'],
  shoe: ['10', '100202', '靴'],
  cosmetic: ['10', '100301', 'コスメ'],
  reel: ['10', '100401', '釣具・リール'],
  rod: ['10', '100402', '釣具・ロッド'],
  tool: ['10', '100501', '工具'],
};
/** Goods for grown-ups stand apart. */
const ADULT: ShopCategory = { id: '11901', name: 'アダルト', parent: '11' };
const OTHERS: ShopCategory = { id: '100901', name: 'その他雑貨', parent: '10' };

export const CATEGORIES: readonly ShopCategory[] = [
  ...ROOTS.map(([id, name]) => ({ id, name, parent: undefined })),
  ...Object.values(LEAVES).map(([parent, id, name]) => ({ id, name, parent })),
  ADULT,
  OTHERS,
];

/** Root first. */
export function categoryPathOf(kindKey: string, isAdult: boolean): readonly ShopCategory[] {
  const leaf = isAdult
    ? ADULT
    : (CATEGORIES.find(({ id }) => id === LEAVES[kindKey]?.[1]) ?? OTHERS);
  const root = CATEGORIES.find(({ id }) => id === leaf.parent);
  return root ? [root, leaf] : [leaf];
}
