import type { PriceRow } from '../tables/rules/price-rows.ts';
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
    'Hàng giả, hàng nhái nhãn hiệu bị cấm nhập khẩu và có thể bị tịch thu, tiêu huỷ ở cả hai nước.',
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
  restriction(
    'san-pham-dong-vat-quy',
    'block',
    'Ngà voi, đồi mồi, sừng tê, thú nhồi thuộc Công ước CITES: cấm xuất nhập khẩu nếu không có giấy phép.',
    {
      words: ['象牙', 'べっ甲', '鼈甲', '犀角', '剥製', '虎皮', '熊の胆', 'ngà voi'],
    },
  ),
  restriction(
    'da-thu-cites',
    'ask',
    'Da cá sấu, trăn, đà điểu, lông thú, san hô có thể cần giấy phép CITES; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: [
        'クロコダイル',
        'ワニ革',
        'パイソン',
        '蛇革',
        'オーストリッチ',
        'リアルファー',
        '毛皮',
        '珊瑚',
        'サンゴ',
        'da cá sấu',
      ],
    },
  ),
  restriction(
    'thuc-pham',
    'ask',
    'Thực phẩm phải kiểm tra an toàn và hạn dùng; đồ tươi, thịt, sữa không gửi được. Nhân viên sẽ xác nhận trước khi mua.',
    {
      words: [
        ...[
          '食料品',
          '加工食品',
          '冷凍食品',
          'お菓子',
          '和菓子',
          'お米',
          '調味料',
          'インスタントラーメン',
          'カップ麺',
          '粉ミルク',
          'ベビーフード',
          'ペットフード',
        ],
        ...['和牛', '牛肉', '乾物', 'コーヒー豆', 'thực phẩm', 'bánh kẹo', 'sữa bột'],
      ],
    },
  ),
  restriction(
    'cay-giong-hat-giong',
    'ask',
    'Cây, hạt, củ giống phải kiểm dịch thực vật; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: ['種子', '苗木', '球根', '盆栽', '多肉植物', '観葉植物', 'hạt giống'],
    },
  ),
  restriction(
    'pin-roi',
    'ask',
    'Pin lithium rời, sạc dự phòng không đi đường bay như hàng thường; nhân viên sẽ chọn cách gửi trước khi mua.',
    {
      carriage: 'air',
      words: [
        'モバイルバッテリー',
        'リチウムイオンバッテリー',
        'リチウムイオン電池',
        'リポバッテリー',
        'ポータブル電源',
        'バッテリーパック',
        'pin sạc dự phòng',
      ],
    },
  ),
  restriction(
    'thiet-bi-phat-song',
    'ask',
    'Thiết bị bay không người lái, bộ đàm, máy phát sóng cần giấy phép khi nhập khẩu; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: ['ドローン', '無線機', 'トランシーバー', 'アマチュア無線', 'flycam', 'bộ đàm'],
    },
  ),
  restriction(
    'vang-tien',
    'ask',
    'Vàng, tiền, kim loại quý có quy định riêng khi gửi và nhập khẩu; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: ['金貨', '純金', 'インゴット', '地金', '商品券', 'ギフト券', 'プリペイドカード'],
    },
  ),
  restriction(
    'ruou-bia',
    'ask',
    'Rượu bia cần giấy tờ nhập khẩu; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: [
        'ウイスキー',
        'ウィスキー',
        '日本酒',
        '焼酎',
        '梅酒',
        '泡盛',
        'シャンパン',
        '赤ワイン',
        '白ワイン',
        'ワインボトル',
        'ブランデー',
        'whisky',
        'rượu',
      ],
    },
  ),
  restriction(
    'duoc-my-pham',
    'ask',
    'Thuốc, thiết bị y tế, thực phẩm chức năng và mỹ phẩm cần giấy tờ nhập khẩu; nhân viên sẽ xác nhận trước khi mua.',
    {
      words: [
        '医薬品',
        '第2類医薬品',
        '処方薬',
        '漢方',
        'サプリメント',
        'コンタクトレンズ',
        'カラコン',
        '日焼け止め',
        '美容液',
        'ファンデーション',
        '口紅',
        'サプリ',
        '医療機器',
        '目薬',
        '化粧品',
        'thuốc',
        'thực phẩm chức năng',
        'mỹ phẩm',
      ],
    },
  ),
  restriction(
    'binh-xit-de-chay',
    'ask',
    'Bình xịt, nước hoa và chất dễ cháy không đi đường bay nếu chưa được xác nhận.',
    {
      carriage: 'air',
      words: [
        'スプレー',
        '香水',
        'ライター',
        'ガスボンベ',
        '塗料',
        'シンナー',
        'オイル缶',
        'nước hoa',
      ],
    },
  ),
];

function restriction(
  key: string,
  rule: Rule['rule'],
  reason: string,
  when: Rule['when'],
): PriceRow {
  return { kind: 'restriction', key, validFrom: SEED_DAY, rule: { rule, reason, when } };
}
