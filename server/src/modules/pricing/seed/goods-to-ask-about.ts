import type { PriceRow } from '../tables/rules/price-rows.ts';
import { restriction } from './restriction-row.ts';

/** Goods that pass only after somebody looked at them, to begin with. */
export const GOODS_TO_ASK_ABOUT: readonly PriceRow[] = [
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
