import { dongText, yenText } from '../../../../kernel/wording.ts';

/** Vietnamese labels and rules of the price lines, made once when tables are prepared. */

/** 850 -> `8,5%`. */
export const percent = (basisPoints: number): string =>
  `${String(basisPoints / 100).replace('.', ',')}%`;
/** 1500 -> `1,5 kg`. */
const kilograms = (grams: number): string => `${String(grams / 1000).replace('.', ',')} kg`;

export const LABELS = {
  'tien-hang': 'Tiền hàng',
  'thue-nhat-ban': 'Thuế tiêu dùng Nhật Bản',
  'phi-van-chuyen-noi-dia': 'Phí vận chuyển nội địa Nhật',
  'chenh-lech-noi-dia': 'Chênh lệch phí vận chuyển nội địa Nhật',
  'phi-dich-vu': 'Phí dịch vụ',
  'phi-thanh-toan': 'Phí thanh toán',
  'phi-van-chuyen-quoc-te': 'Cước quốc tế',
  'thue-nhap-khau': 'Thuế nhập khẩu',
  'thue-gtgt': 'Thuế giá trị gia tăng',
  'phi-giao-hang': 'Phí giao hàng tại Việt Nam',
  'phi-luu-kho': 'Phí lưu kho',
  'giam-phi-dich-vu': 'Giảm phí dịch vụ theo hạng',
  'giam-cuoc-quoc-te': 'Giảm cước quốc tế theo hạng',
} as const;

export const RULES = {
  goods: 'Giá người bán × số lượng, đổi ra đồng theo tỷ giá đã khóa.',
  domestic: 'Người bán thu, tính theo từng sản phẩm.',
  domesticShared: 'Người bán thu, các món cùng người bán gửi chung tính một lần.',
  feeShare: 'Chia theo giá trị các món được tính phí chung trong lần mua này.',
  booked: 'Số thật theo chứng từ, Hako đã ghi sổ.',
  domesticBooked: 'Số người bán thật sự thu, trừ số đã tính ở thanh toán lần 1.',
  levelService: 'Theo hạng của bạn, trừ vào phí dịch vụ.',
  levelFreight: 'Theo hạng của bạn, trừ vào cước quốc tế.',
  coupon: 'Mã giảm giá, không vượt quá khoản được giảm.',
} as const;

export const REASONS = {
  domesticUnknown: 'Người bán chưa cho biết phí gửi; khoảng thường gặp của trang này.',
  domesticLowest: 'Mới biết mức thấp nhất; có thể cao hơn tùy cách gửi.',
  weightTypical: 'Chưa cân thật: theo cân nặng và kích thước thường gặp của loại hàng.',
  weightLearned: 'Chưa cân thật: theo các món cùng mẫu, cùng loại Hako đã cân.',
  weightStated: 'Chưa cân thật: theo số người bán ghi, cộng phần đóng gói.',
  oneBox:
    'Chưa cân thật: phần của món này khi các món đi chung một thùng; mức cao nhất là khi gửi riêng.',
  weightUnknown: 'Chưa biết loại hàng và cân nặng; khoảng rất rộng.',
  customs: 'Hải quan quyết định theo mã hàng thật.',
  destination: 'Chưa chọn nơi nhận.',
  discountFollows: 'Theo khoản được giảm, nên cũng là ước tính.',
} as const;

const COUNTED = {
  piece: 'mỗi chiếc',
  item: 'mỗi sản phẩm (không nhân số lượng)',
  seller: 'mỗi người bán một lần',
  order: 'cả đơn một lần',
} as const;

interface FeeWords {
  readonly counted: keyof typeof COUNTED;
  readonly tiers: readonly {
    readonly fromJpy: number;
    readonly fixedJpy: number;
    readonly basisPoints: number;
  }[];
  readonly minimumJpy: number;
  readonly maximumJpy: number | null;
}

/** `8% trên tiền hàng; từ ¥50,000: 6%; tối thiểu ¥300; tính mỗi sản phẩm …` */
export function feeRule(fee: FeeWords): string {
  const tiers = fee.tiers.map(({ fromJpy, fixedJpy, basisPoints }) => {
    const parts = [
      fixedJpy > 0 ? `${yenText(fixedJpy)}` : '',
      basisPoints > 0 ? `${percent(basisPoints)} trên tiền hàng` : '',
    ].filter(Boolean);
    return `${fromJpy > 0 ? `từ ${yenText(fromJpy)}: ` : ''}${parts.join(' + ') || 'miễn phí'}`;
  });
  const minimum = fee.minimumJpy > 0 ? `; tối thiểu ${yenText(fee.minimumJpy)}` : '';
  const maximum = fee.maximumJpy === null ? '' : `; tối đa ${yenText(fee.maximumJpy)}`;
  return `${tiers.join('; ')}${minimum}${maximum}; tính ${COUNTED[fee.counted]}.`;
}

interface FreightWords {
  readonly label: string;
  readonly divisor: number;
  readonly minimumG: number;
  readonly stepG: number;
  readonly tiers: readonly { readonly fromG: number; readonly dongPerKg: number }[];
  readonly taxes: 'stated' | 'included';
}

const FREIGHT_TAXES = {
  stated: 'chưa gồm thuế nhập khẩu và thuế GTGT',
  included: 'đã gồm thuế nhập khẩu và thuế GTGT',
} as const;

/** The freight tariff of a mode in one sentence. */
export function freightRule(mode: FreightWords): string {
  const tiers = mode.tiers.map(
    ({ fromG, dongPerKg }) =>
      `${fromG > 0 ? `từ ${kilograms(fromG)}: ` : ''}${dongText(dongPerKg)} ₫/kg`,
  );
  return (
    `${mode.label}: ${tiers.join('; ')}; lấy số lớn hơn giữa cân thật và dài×rộng×cao/${dongText(mode.divisor)}, ` +
    `tối thiểu ${kilograms(mode.minimumG)}, làm tròn lên ${kilograms(mode.stepG)}; ${FREIGHT_TAXES[mode.taxes]}.`
  );
}

export const japanTaxRule = (bp: number): string =>
  `${percent(bp)} trên giá chưa thuế của cửa hàng, bỏ phần lẻ dưới ¥1 như cửa hàng Nhật.`;
export const dutyRule = (low: number, high: number): string =>
  `${low === high ? percent(low) : `${percent(low)} đến ${percent(high)}`} trên tiền hàng tới kho Nhật và cước quốc tế.`;
export const vatRule = (bp: number): string =>
  `${percent(bp)} trên trị giá tính thuế cộng thuế nhập khẩu.`;
export const deliveryRule = (
  label: string,
  baseDong: number,
  baseG: number,
  dongPerStep: number,
  stepG: number,
): string =>
  `${label}: ${dongText(baseDong)} ₫ cho ${kilograms(baseG)} đầu, thêm ${dongText(dongPerStep)} ₫ mỗi ${kilograms(stepG)}.`;
export const storageRule = (freeDays: number, dong: number): string =>
  `Miễn phí ${freeDays} ngày, sau đó ${dongText(dong)} ₫ mỗi kg mỗi ngày.`;

/** Names of the blocks that lines are read in. */
export const GROUP_LABELS = {
  goods: 'Tiền hàng',
  japan: 'Chi phí tại Nhật',
  fees: 'Phí của Hako',
  services: 'Dịch vụ thêm',
  freight: 'Cước quốc tế',
  taxes: 'Thuế khi nhập khẩu',
  vietnam: 'Chi phí tại Việt Nam',
  discounts: 'Giảm giá',
} as const;

export const CALC_ERRORS = {
  nothing: 'Chưa có sản phẩm nào để tính.',
  otherMode: 'Hình thức vận chuyển đã chọn không còn; giá được tính theo hình thức mặc định.',
  otherRoute: 'Chưa có tuyến hàng này; giá được tính theo tuyến Nhật Bản.',
  noPrice: 'Có sản phẩm chưa có giá nên được tính là ¥0.',
} as const;

export const PRICE_LIST_LABELS = {
  'service-fee': 'Phí dịch vụ',
  'payment-fee': 'Phí thanh toán',
  taxes: 'Thuế',
  mode: 'Cước quốc tế',
  delivery: 'Giao hàng tại Việt Nam',
  storage: 'Lưu kho',
  surcharge: 'Phụ thu',
  service: 'Dịch vụ thêm',
  restriction: 'Hàng cấm và hạn chế',
  otherSites: 'Các sàn khác',
} as const;
