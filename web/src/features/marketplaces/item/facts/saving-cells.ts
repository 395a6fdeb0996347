import { formatWeight, formatYen } from '../../../../text/money.ts';
import type { Item } from './item.ts';

/** A label and its value, with what explains it in small; `isWide` takes both columns. */
export interface Cell {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly isWide?: boolean;
}

type Fact = Item['facts'][number];

/** Facts that a label and a few words can say; all others stay sentences. */
const CELLS: Readonly<Record<string, (fact: Fact, item: Item) => Cell>> = {
  'used-goods': (_fact, item) => ({
    label: 'Tình trạng',
    value: item.condition_label,
    note: 'Theo lời người bán; Hako không thử chức năng khi mua hộ.',
    isWide: true,
  }),
  'tax-none': () => ({ label: 'Thuế tiêu dùng Nhật', value: 'Không tính, cá nhân bán' }),
  'tax-included': () => ({ label: 'Thuế tiêu dùng Nhật', value: 'Đã gồm trong giá' }),
  'shipping-seller': () => ({ label: SHIPPING, value: 'Người bán trả' }),
  'shipping-buyer': (fact) => ({ label: SHIPPING, value: `${feeOf(fact)}, bạn trả` }),
  'shipping-lowest': (fact) => ({ label: SHIPPING, value: `Từ ${feeOf(fact)}, bạn trả` }),
  'shipping-unknown': () => ({ label: SHIPPING, value: 'Chưa biết, tính theo mức thường gặp' }),
  'auto-extension': () => ({
    label: 'Gia hạn',
    value: 'Có giá trong 5 phút cuối thì thêm 5 phút',
  }),
  'no-extension': () => ({ label: 'Gia hạn', value: 'Không, kết thúc đúng giờ' }),
};

const SHIPPING = 'Ship nội địa Nhật';
const feeOf = ({ amount_jpy }: Fact): string => formatYen(amount_jpy ?? 0);

/** Whether a fact stands among the cells. */
export const isCell = ({ code }: Pick<Fact, 'code'>): boolean => Object.hasOwn(CELLS, code);

/** The facts that save from a wrong purchase and are short, and how heavy it may be. */
export function savingCells(item: Item): Cell[] {
  const cells = item.facts.flatMap((fact) => CELLS[fact.code]?.(fact, item) ?? []);
  if (!item.parcel) return cells;
  const { weight_g, size_cm, message } = item.parcel;
  return [
    ...cells,
    {
      label: 'Cân nặng, kích thước',
      value: `${weightText(weight_g)}, cỡ khoảng ${size_cm.likely.join(' × ')} cm`,
      note: message,
      isWide: true,
    },
  ];
}

function weightText({ low, likely, high }: NonNullable<Item['parcel']>['weight_g']): string {
  return low === high
    ? formatWeight(likely)
    : `Khoảng ${formatWeight(likely)} (${formatWeight(low)}–${formatWeight(high)})`;
}
