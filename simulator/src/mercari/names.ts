const CONDITIONS = [
  '新品、未使用',
  '未使用に近い',
  '目立った傷や汚れなし',
  'やや傷や汚れあり',
  '傷や汚れあり',
  '全体的に状態が悪い',
] as const;
const CONDITION_HINTS = [
  '新品で購入し、一度も使用していない',
  '数回使用し、あまり使用感がない',
  'よく見ないとわからない程度の傷や汚れがある',
  '中古品とわかる程度の傷や汚れがある',
  '中古感が強く、目立つ傷や汚れがある',
  '大きな傷や汚れ、破損がある',
] as const;

export const conditions = CONDITIONS.map((name, i) => ({
  id: i + 1,
  name,
  subname: CONDITION_HINTS[i] ?? '',
}));

export const payers = [
  { id: 2, name: '送料込み(出品者負担)', code: 'seller' },
  { id: 1, name: '着払い(購入者負担)', code: 'buyer' },
] as const;

export const methods = [
  { id: 1, name: '未定', payerId: 1 },
  { id: 3, name: 'クロネコヤマト', payerId: 1 },
  { id: 4, name: 'ゆうパック', payerId: 1 },
  { id: 5, name: '未定', payerId: 2 },
  { id: 14, name: 'らくらくメルカリ便', payerId: 2 },
  { id: 17, name: 'ゆうゆうメルカリ便', payerId: 2 },
  { id: 8, name: 'クロネコヤマト', payerId: 2 },
  { id: 9, name: 'ゆうパック', payerId: 2 },
] as const;

export const durations = [
  { id: 1, name: '1~2日で発送', min_days: 1, max_days: 2 },
  { id: 2, name: '2~3日で発送', min_days: 2, max_days: 3 },
  { id: 3, name: '4~7日で発送', min_days: 4, max_days: 7 },
] as const;

/** What the buyer of a cash-on-delivery parcel pays on top: the partner API tells it, the public one does not. */
export function payerNamed(id: number) {
  return payers.find((one) => one.id === id) ?? payers[0];
}

export const methodNamed = (id: number): string =>
  methods.find((one) => one.id === id)?.name ?? '未定';
