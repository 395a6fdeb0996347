import type { PriceRow } from '../domain/price-rows.ts';
import { SEED_DAY } from './fees.ts';

type Rule = NonNullable<Extract<PriceRow, { kind: 'restriction' }>['rule']>;

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
    'Hàng có pin lithium: kho Nhật kiểm tra trước khi bay, có thể phải tháo pin hoặc chuyển sang đường biển.',
    {
      carriage: 'air',
      hasBattery: true,
    },
  ),
  restriction('khai-bao-xuat-khau', 'warn', 'Đơn trên ¥200,000 phải khai báo xuất khẩu tại Nhật (thêm phí và thời gian).', { goodsOverJpy: 200_000 }),
  restriction('vu-khi', 'block', 'Vũ khí, súng hơi và đồ giống vũ khí bị cấm nhập khẩu (Nghị định 69/2018/NĐ-CP, Phụ lục I).', {
    words: ['エアガン', 'ガスガン', 'モデルガン', '電動ガン', '日本刀', '真剣', '拳銃', 'スタンガン', '催涙スプレー', 'クロスボウ', 'súng'],
  }),
  restriction('phao-hoa', 'block', 'Pháo và chất nổ bị cấm nhập khẩu (Nghị định 69/2018/NĐ-CP, Phụ lục I).', {
    words: ['打ち上げ花火', '手持ち花火', '爆竹', '火薬', 'pháo hoa'],
  }),
  restriction('thuoc-la-dien-tu', 'block', 'Thuốc lá điện tử, thuốc lá nung nóng bị cấm nhập khẩu từ năm 2025.', {
    words: ['電子タバコ', '電子たばこ', 'アイコス', 'iqos', 'glo', 'ploom', 'プルーム', 'vape', 'ベイプ', 'thuốc lá điện tử'],
  }),
  restriction('ruou-bia', 'ask', 'Rượu bia cần giấy tờ nhập khẩu; nhân viên sẽ xác nhận trước khi mua.', {
    words: ['ウイスキー', 'ウィスキー', '日本酒', '焼酎', '赤ワイン', '白ワイン', 'ワインボトル', 'ブランデー', 'whisky', 'rượu'],
  }),
  restriction(
    'duoc-my-pham',
    'ask',
    'Thuốc, thiết bị y tế, thực phẩm chức năng và mỹ phẩm cần giấy tờ nhập khẩu; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: ['医薬品', 'サプリメント', 'サプリ', '医療機器', '目薬', '化粧品', 'thuốc', 'thực phẩm chức năng', 'mỹ phẩm'],
    },
  ),
  restriction('binh-xit-de-chay', 'ask', 'Bình xịt, nước hoa và chất dễ cháy không đi đường bay nếu chưa được xác nhận.', {
    carriage: 'air',
    words: ['スプレー', '香水', 'ライター', 'ガスボンベ', '塗料', 'nước hoa', 'モバイルバッテリー'],
  }),
];

function restriction(key: string, rule: Rule['rule'], reason: string, when: Rule['when']): PriceRow {
  return { kind: 'restriction', key, validFrom: SEED_DAY, rule: { rule, reason, when } };
}
