import type { TermKindName } from '@hako/contract/translation/terms';

/** What a word is, as the desk says it. */
export const KIND_TEXTS: Readonly<Record<TermKindName, string>> = {
  noun: 'món hàng',
  brand: 'thương hiệu',
  series: 'dòng sản phẩm của một thương hiệu',
  title: 'tác phẩm, nhân vật',
  person: 'dành cho ai',
  quality: 'tính chất khác',
  colour: 'màu',
  material: 'chất liệu',
  condition: 'tình trạng',
  extra: 'đi kèm',
  sale: 'điều kiện bán',
};
