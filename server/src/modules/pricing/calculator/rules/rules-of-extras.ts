import type { ServiceRule, SurchargeRule } from '../../tables/rules/price-rows.ts';
import type { PreparedSurcharge } from '../../tables/rules/prepared-tables.ts';
import { dongText, yenText } from '../../../../kernel/wording.ts';
import { percent } from './wording.ts';

const PER = {
  piece: 'mỗi chiếc',
  item: 'mỗi sản phẩm',
  order: 'mỗi đơn',
  kg: 'mỗi kg (làm tròn lên)',
} as const;

/** What an extra service costs, in Vietnamese. */
export function serviceRule(charge: ServiceRule['charge']): string {
  if (charge.per === 'goods')
    return `${percent(charge.basisPoints)} trên tiền hàng, tối thiểu ${dongText(charge.minimumDong)} ₫.`;
  return `${dongText(charge.dong)} ₫ ${PER[charge.per]}.`;
}

/** What a surcharge costs, in Vietnamese. */
export function surchargeRule(charge: SurchargeRule['charge']): string {
  if (charge.per === 'order') return `${yenText(charge.jpy)} ${PER.order}.`;
  if (charge.per === 'piece') return `${dongText(charge.dong)} ₫ ${PER.piece}.`;
  return `${percent(charge.basisPoints)} trên tiền hàng.`;
}

const CARRIAGES = { air: 'đường bay', sea: 'đường biển' } as const;

/** Which goods and orders a surcharge is for, in Vietnamese; `labels` names the kinds of goods. */
export function surchargeWhen(
  { carriage, categories, longestCm, goodsOverJpy, pieceOverJpy }: Conditions,
  labels: (kind: string) => string,
): string {
  return [
    carriage === null ? '' : `Chỉ ${CARRIAGES[carriage]}`,
    goodsOverJpy === null ? '' : `Tiền hàng cả đơn trên ${yenText(goodsOverJpy)}`,
    pieceOverJpy === null ? '' : `Mỗi chiếc trên ${yenText(pieceOverJpy)}`,
    longestCm === null ? '' : `Cạnh dài nhất từ ${longestCm} cm`,
    categories === null ? '' : `Loại hàng: ${categories.map(labels).join(' · ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

type Conditions = Pick<
  PreparedSurcharge,
  'carriage' | 'categories' | 'longestCm' | 'goodsOverJpy' | 'pieceOverJpy'
>;
