import { expect, it } from 'vitest';
import { partsOf } from './price-table.tsx';

it.each([
  [
    { name: 'auction', rule: '8% trên tiền hàng; từ ¥50,000: 7% trên tiền hàng; tối thiểu ¥300.' },
    ['8% trên tiền hàng', 'Từ ¥50,000: 7% trên tiền hàng', 'Tối thiểu ¥300'],
  ],
  [
    { name: 'Đường bay', rule: 'Đường bay: 215.000 ₫/kg; làm tròn lên 0,1 kg.' },
    ['215.000 ₫/kg', 'Làm tròn lên 0,1 kg'],
  ],
  [{ name: 'Chụp ảnh', rule: '40.000đ mỗi sản phẩm.' }, ['40.000đ mỗi sản phẩm']],
])('a rule is read in parts without its own name: %j', (row, parts) => {
  expect(partsOf(row)).toEqual(parts);
});
