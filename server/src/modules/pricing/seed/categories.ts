import type { PriceRow } from '../tables/rules/price-rows.ts';
import { kind } from './category-row.ts';

const USED = { used: true };
const BATTERY = { battery: true };
const BOTH = { used: true, battery: true };

/**
 * Typical packed weights (g), sizes (cm) and duty (basis points) by kind of goods: the middle 80 %
 * as we guess it to begin with, the owner's to correct; what the warehouse weighs narrows it. Duty
 * lies between 0 and 30 % by HS code; the code of a thing is decided by customs.
 */
export const CATEGORY_ROWS: readonly PriceRow[] = [
  kind('lens', 'Ống kính', [350, 700, 1500], '14x12x12 20x15x14 25x18x17', [0, 0, 1000], USED),
  kind('camera', 'Máy ảnh', [500, 1000, 1900], '18x15x11 22x18x14 28x22x16', [0, 0, 1000], BOTH),
  kind('watch', 'Đồng hồ', [200, 350, 650], '12x10x8 15x12x10 18x15x12', [1000, 2000, 2500]),
  kind(
    'phone',
    'Điện thoại, máy tính bảng',
    [300, 450, 800],
    '18x11x7 22x15x8 26x20x8',
    [0, 0, 1000],
    BOTH,
  ),
  kind(
    'laptop',
    'Máy tính xách tay',
    [1500, 2300, 3500],
    '38x28x8 42x32x9 45x35x11',
    [0, 0, 500],
    BOTH,
  ),
  kind(
    'game',
    'Máy chơi game',
    [500, 1500, 3800],
    '22x16x8 32x26x11 40x32x15',
    [0, 1000, 2500],
    BOTH,
  ),
  kind('card', 'Thẻ bài sưu tầm', [60, 120, 300], '16x11x1 20x14x2 22x16x4', [0, 0, 2000]),
  kind(
    'figure',
    'Mô hình, figure',
    [350, 850, 1900],
    '20x15x10 28x20x15 34x26x20',
    [0, 1000, 2000],
  ),
  kind(
    'shoes',
    'Giày dép',
    [800, 1300, 1900],
    '31x20x11 34x23x13 36x26x14',
    [2000, 3000, 3000],
    USED,
  ),
  kind(
    'bag',
    'Túi xách, ví',
    [400, 900, 1800],
    '25x18x6 35x26x10 40x32x14',
    [1000, 2000, 2500],
    USED,
  ),
  kind(
    'fashion',
    'Quần áo, thời trang',
    [300, 600, 1400],
    '28x22x3 32x25x7 38x30x10',
    [1200, 2000, 2000],
    USED,
  ),
  kind('jewelry', 'Trang sức', [60, 150, 350], '12x10x4 16x12x5 20x14x6', [0, 2000, 3000]),
  kind('instrument', 'Nhạc cụ', [2500, 5000, 9000], '60x30x12 108x40x14 120x45x18', [0, 300, 500]),
  kind('headphone', 'Tai nghe', [250, 450, 900], '16x12x7 22x18x9 25x22x12', [0, 1500, 2500], BOTH),
  kind(
    'audio',
    'Loa, âm-li, máy nghe nhạc',
    [3000, 7500, 17_000],
    '38x28x18 46x38x24 56x46x34',
    [0, 1500, 2500],
    USED,
  ),
  kind('rod', 'Cần câu', [350, 700, 1300], '110x8x7 135x10x8 165x11x9', [0, 1000, 2000]),
  kind('fishing', 'Đồ câu', [300, 550, 1000], '16x12x9 20x15x11 25x18x13', [0, 1000, 2000]),
  kind(
    'tool',
    'Dụng cụ, máy cầm tay',
    [700, 2000, 4500],
    '28x16x9 35x28x13 45x36x16',
    [0, 1000, 2000],
    BATTERY,
  ),
  kind(
    'appliance',
    'Điện gia dụng',
    [1300, 3800, 7500],
    '28x20x14 38x32x22 46x38x28',
    [500, 1500, 2500],
    USED,
  ),
  kind('media', 'Sách, đĩa, phần mềm', [150, 350, 1200], '20x14x2 24x18x4 32x25x8', [0, 0, 500]),
  kind(
    'comic',
    'Truyện tranh, bộ truyện',
    [150, 700, 4500],
    '19x13x2 24x19x8 36x28x18',
    [0, 0, 500],
  ),
  kind('cosmetics', 'Mỹ phẩm', [150, 350, 700], '15x10x6 19x14x8 24x16x10', [1000, 1800, 2200]),
  kind(
    'autopart',
    'Phụ tùng ô tô, xe máy',
    [800, 4000, 14_000],
    '28x20x12 50x38x20 80x55x35',
    [0, 1500, 3000],
    USED,
  ),
  kind(
    'furniture',
    'Đồ nội thất',
    [4000, 9000, 18_000],
    '50x40x20 70x50x30 90x60x40',
    [0, 2000, 2500],
  ),
  kind('baby', 'Đồ cho bé', [3000, 5500, 8000], '55x40x25 75x45x30 90x50x35', [0, 1000, 2500]),
  kind('sport', 'Đồ thể thao', [600, 1500, 4500], '40x14x12 100x14x12 125x22x18', [0, 1000, 2500]),
  kind('food', 'Thực phẩm', [500, 1500, 4000], '22x16x10 30x24x14 38x30x20', [0, 1500, 3000]),
  kind('*', 'Hàng chưa rõ loại', [60, 1000, 20_000], '16x11x1 30x22x12 80x60x40', [0, 1500, 3000]),
];
