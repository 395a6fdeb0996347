import { weightText } from '../../../kernel/wording.ts';
import type { Breakdown, PriceLine } from '../../pricing/index.ts';

type Weighed = Pick<Breakdown, 'weight' | 'asOf'>;

/**
 * Why a line of the second payment came to something else than was forecast, as a sentence for the customer; empty when it came to the same.
 * `forecast` or `actual` undefined: the line was not there.
 */
export function whyDifferent(
  forecast: PriceLine | undefined,
  actual: PriceLine | undefined,
  before: Weighed,
  after: Weighed | undefined,
): string {
  const line = actual ?? forecast;
  if (!after || !line || (forecast?.dong ?? 0) === (actual?.dong ?? 0)) return '';
  switch (line.group) {
    case 'freight':
      return line.code === 'phi-van-chuyen-quoc-te'
        ? freightReason(before, after)
        : surchargeReason(forecast, actual);
    case 'taxes':
      return `Thuế tính trên giá trị hàng cộng cước vận chuyển thật, theo biểu thuế ngày ${dayText(after.asOf)}.`;
    case 'vietnam':
      return line.code === 'phi-luu-kho'
        ? 'Hàng nằm trong kho lâu hơn thời hạn miễn phí.'
        : 'Phí giao hàng tính theo cân nặng thật và địa chỉ nhận.';
    case 'japan':
      return 'Người bán thu phí gửi khác với số đã tính ở lần 1.';
    case 'discounts':
      return 'Khoản được giảm đã thay đổi nên mức giảm thay đổi theo.';
    default:
      return 'Tính lại theo hàng thật tại kho.';
  }
}

function freightReason({ weight: before }: Weighed, { weight: after }: Weighed): string {
  const isBulky = after.volumetricG > after.realG;
  const scale = `cân tại kho ${weightText(after.realG)}${isBulky ? `, quy đổi theo kích thước ${weightText(after.volumetricG)}` : ''}`;
  const billed = `tính cước ${weightText(after.billedG)}`;
  return before.billedG === after.billedG
    ? `Ước tính và thực tế cùng ${billed}; ${scale}. Cước tính theo bảng giá của ngày đặt hàng.`
    : `Lúc đặt ước tính ${weightText(before.billedG)}; ${scale}, ${billed}.`;
}

function surchargeReason(forecast: PriceLine | undefined, actual: PriceLine | undefined): string {
  if (!forecast) return 'Phụ thu phát sinh vì cân nặng hoặc kích thước thật tới mức phải thu.';
  if (!actual) return 'Không phải thu: cân nặng và kích thước thật không tới mức phụ thu.';
  return 'Phụ thu tính lại theo cân nặng và kích thước thật.';
}

/** `2026-11-21` as people write it. */
const dayText = (day: string): string => day.split('-').toReversed().join('/');
