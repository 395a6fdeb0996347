import type { PriceRow } from '../tables/rules/price-rows.ts';
import { GOODS_TO_ASK_ABOUT } from './goods-to-ask-about.ts';
import { restriction } from './restriction-row.ts';

/** Goods that may not pass, to begin with; `warn`, `ask` or `block` is the owner's choice. Nothing here promises that customs clears anything. */
export const RESTRICTION_ROWS: readonly PriceRow[] = [
  restriction(
    'hang-cu-cam-nhap',
    'warn',
    'Hàng tiêu dùng đã qua sử dụng thuộc danh mục cấm nhập khẩu (Nghị định 69/2018/NĐ-CP, Phụ lục I). Hải quan có thể giữ hàng.',
    {
      condition: 'used',
      isUsedBanned: true,
    },
  ),
  restriction(
    'pin-lithium-duong-bay',
    'warn',
    'Loại hàng này thường có pin lithium: kho Nhật kiểm tra trước khi bay; nếu có pin, có thể phải tháo pin hoặc chuyển sang đường biển.',
    {
      carriage: 'air',
      hasBattery: true,
    },
  ),
  restriction(
    'khai-bao-xuat-khau',
    'warn',
    'Đơn trên ¥200,000 phải khai báo xuất khẩu tại Nhật (thêm phí và thời gian).',
    { goodsOverJpy: 200_000 },
  ),
  restriction(
    'vu-khi',
    'block',
    'Vũ khí, súng hơi và đồ giống vũ khí bị cấm nhập khẩu (Nghị định 69/2018/NĐ-CP, Phụ lục I).',
    {
      words: [
        'エアガン',
        'ガスガン',
        'モデルガン',
        '電動ガン',
        '日本刀',
        '真剣',
        '拳銃',
        'スタンガン',
        '催涙スプレー',
        'クロスボウ',
        '特殊警棒',
        'メリケンサック',
        '実弾',
        'サバイバルナイフ',
        'súng',
        'kiếm nhật',
      ],
    },
  ),
  restriction(
    'phao-hoa',
    'block',
    'Pháo và chất nổ bị cấm nhập khẩu (Nghị định 69/2018/NĐ-CP, Phụ lục I).',
    {
      words: ['打ち上げ花火', '手持ち花火', '爆竹', '火薬', 'pháo hoa'],
    },
  ),
  restriction(
    'thuoc-la-dien-tu',
    'block',
    'Thuốc lá điện tử, thuốc lá nung nóng bị cấm nhập khẩu từ năm 2025.',
    {
      words: [
        '電子タバコ',
        '電子たばこ',
        'アイコス',
        'iqos',
        'glo',
        'ploom',
        'プルーム',
        'vape',
        'ベイプ',
        'thuốc lá điện tử',
      ],
    },
  ),
  restriction(
    'hang-gia-nhan-hieu',
    'block',
    'Hàng giả, hàng nhái thương hiệu bị cấm nhập khẩu và có thể bị tịch thu, tiêu hủy ở cả hai nước.',
    {
      words: [
        'スーパーコピー',
        'コピー品',
        '偽物',
        '模造品',
        '海賊版',
        'n級品',
        'ノーブランド品 ロゴ',
        'hàng fake',
        'super fake',
      ],
    },
  ),
  restriction(
    'an-pham-nguoi-lon',
    'block',
    'Ấn phẩm khiêu dâm không được nhập khẩu vào Việt Nam.',
    {
      words: ['アダルト', '成人向け', '18禁', 'r18', 'r-18', 'av女優', 'ヌード写真集'],
    },
  ),
  restriction('dong-vat-song', 'block', 'Động vật sống không vận chuyển được.', {
    words: ['生体', '生き餌', 'クワガタ 幼虫', 'カブトムシ 幼虫'],
  }),
  ...GOODS_TO_ASK_ABOUT,
];
