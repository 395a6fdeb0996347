import type { SettingField, SettingPage } from '../field.ts';
import { choice, flag, guess, number, PRICE_PAGE, text } from './fields.ts';

const CARRIAGE = { air: 'đường bay', sea: 'đường biển' };
const page = { ...PRICE_PAGE, group: 'carriage' } as const;
const categories = {
  type: 'codes' as const,
  of: 'categories' as const,
  isOptional: true,
  help: 'Không chọn loại nào: mọi loại hàng.',
};

const sides = (part: string, word: string): readonly SettingField[] =>
  ['dài', 'rộng', 'cao'].map((side, index) =>
    number(`sizeCm.${part}.${index}`, `Cỡ ${word}: ${side}`, 'cm', { least: 1 }),
  );

/** From Japan to the door in Vietnam, and what customs asks for. */
export const CARRIAGE_PAGES = {
  freight: {
    ...page,
    title: 'Cước quốc tế',
    purpose: 'Giá mỗi kg theo đường vận chuyển và cân nặng tính cước.',
    keyLabel: 'Đường',
    namedBy: 'label',
    mayAdd: false,
    mayEnd: false,
    fields: [
      text('label', 'Tên đường', 80),
      number('daysMin', 'Nhanh nhất', 'day', { least: 1 }),
      number('daysMax', 'Chậm nhất', 'day', { least: 1, notBelow: 'daysMin' }),
      number('minimumG', 'Cân tối thiểu', 'g'),
      number('stepG', 'Làm tròn lên mỗi', 'g', { least: 1 }),
      number('divisor', 'Thể tích tính bằng 1 kg', 'cm3', { least: 1 }),
      {
        type: 'rows',
        name: 'tiers',
        label: 'Giá theo cân nặng',
        one: 'mức',
        help: 'Mức đầu tiên bắt đầu từ 0 g.',
        least: 1,
        most: 10,
        risesBy: 'fromG',
        fields: [number('fromG', 'Từ', 'g'), number('dongPerKg', 'Mỗi kg', 'vnd')],
      },
      choice('taxes', 'Thuế nhập khẩu, GTGT', {
        stated: 'tính riêng từng dòng',
        included: 'đã gồm trong cước',
      }),
    ],
  },
  surcharges: {
    ...page,
    title: 'Phụ thu',
    purpose: 'Khoản cộng vào thanh toán lần 2 khi hàng thỏa mọi điều kiện đã ghi.',
    keyLabel: 'Mã phụ thu',
    namedBy: 'label',
    mayAdd: true,
    mayEnd: true,
    fields: [
      text('label', 'Tên phụ thu', 120),
      choice('when.carriage', 'Chỉ với', CARRIAGE, { isOptional: true }),
      { ...categories, name: 'when.categories', label: 'Loại hàng' },
      number('when.longestCm', 'Cạnh dài nhất từ', 'cm', { isOptional: true }),
      number('when.goodsOverJpy', 'Tiền hàng cả đơn trên', 'jpy', { isOptional: true }),
      number('when.pieceOverJpy', 'Tiền hàng mỗi chiếc trên', 'jpy', { isOptional: true }),
      choice('charge.per', 'Tính cho', {
        piece: 'mỗi chiếc',
        goods: 'phần trăm tiền hàng',
        order: 'mỗi đơn',
      }),
      number('charge.dong', 'Số tiền', 'vnd', { shownFor: { name: 'charge.per', is: ['piece'] } }),
      number('charge.basisPoints', 'Phần trăm', 'basis-points', {
        shownFor: { name: 'charge.per', is: ['goods'] },
      }),
      number('charge.jpy', 'Số tiền', 'jpy', { shownFor: { name: 'charge.per', is: ['order'] } }),
    ],
  },
  taxes: {
    ...page,
    title: 'Thuế',
    purpose:
      'Thuế tiêu dùng Nhật và thuế GTGT hàng nhập khẩu. Thuế nhập khẩu ghi ở trang Loại hàng.',
    keyLabel: 'Thuế',
    keys: { 'japan-tax': 'Thuế tiêu dùng Nhật', 'import-vat': 'Thuế GTGT hàng nhập khẩu' },
    mayAdd: false,
    mayEnd: false,
    fields: [number('basisPoints', 'Thuế suất', 'basis-points')],
  },
  delivery: {
    ...page,
    title: 'Vùng giao hàng',
    purpose: 'Phí giao hàng tại Việt Nam từ mỗi kho. Tỉnh không thuộc vùng nào thì tính vùng cuối.',
    keyLabel: 'Kho',
    keys: { HAN: 'Kho Hà Nội', SGN: 'Kho TP. Hồ Chí Minh' },
    mayAdd: false,
    mayEnd: false,
    fields: [
      {
        type: 'rows',
        name: 'zones',
        label: 'Vùng',
        one: 'vùng',
        least: 1,
        most: 20,
        fields: [
          text('code', 'Mã', 20),
          text('label', 'Tên vùng', 80),
          { type: 'codes', of: 'provinces', name: 'provinces', label: 'Tỉnh, thành' },
          number('baseDong', 'Phí', 'vnd'),
          number('baseG', 'Cho tới', 'g', { least: 1 }),
          number('stepG', 'Thêm mỗi', 'g', { least: 1 }),
          number('dongPerStep', 'Cộng', 'vnd'),
        ],
      },
      text('likelyZone', 'Mã vùng khi chưa biết địa chỉ', 20),
    ],
  },
  storage: {
    ...page,
    title: 'Phí lưu kho',
    purpose: 'Số ngày miễn phí và phí mỗi ngày sau đó. Hạng của khách có thể cho thêm ngày.',
    mayAdd: false,
    mayEnd: false,
    fields: [
      number('freeDays', 'Miễn phí', 'day'),
      number('dongPerKgDay', 'Mỗi kg mỗi ngày', 'vnd'),
    ],
  },
  'goods-kinds': {
    ...page,
    title: 'Loại hàng',
    purpose: 'Cân nặng, kích thước và thuế nhập khẩu dùng để ước tính khi chưa cân hàng.',
    keyLabel: 'Loại',
    namedBy: 'label',
    mayAdd: true,
    mayEnd: true,
    fields: [
      text('label', 'Tên loại hàng', 80),
      ...guess('weightG', 'Cân nặng', 'g'),
      ...sides('low', 'nhỏ'),
      ...sides('likely', 'thường gặp'),
      ...sides('high', 'lớn'),
      ...guess('dutyBp', 'Thuế nhập khẩu', 'basis-points'),
      flag('hasBattery', 'Thường có pin lithium'),
      flag('isUsedBanned', 'Hàng cũ loại này cấm nhập khẩu'),
      {
        type: 'words',
        name: 'words',
        label: 'Từ nhận biết',
        help: 'Mỗi dòng một từ tiếng Nhật hoặc tiếng Việt, chữ thường. Từ dài nhất trong tên hàng quyết định loại. # là một số, ### là số có ba chữ số, … là vài chữ ở giữa, ^ là đầu một từ katakana.',
        least: 0,
      },
      {
        type: 'words',
        name: 'hints',
        label: 'Hãng, dòng máy',
        help: 'Chỉ xét khi tên hàng không có từ nhận biết của loại nào.',
        isOptional: true,
        least: 0,
      },
      {
        type: 'words',
        name: 'voids',
        label: 'Từ loại trừ',
        help: 'Tên hàng có một trong các từ này thì không thuộc loại này.',
        isOptional: true,
        least: 0,
      },
    ],
  },
  restrictions: {
    ...page,
    title: 'Hàng cấm, hàng cần hỏi',
    purpose: 'Hàng bị chặn, phải hỏi hoặc chỉ cảnh báo khi thỏa mọi điều kiện đã ghi.',
    keyLabel: 'Mã',
    hasPreview: false,
    namedBy: 'reason',
    mayAdd: true,
    mayEnd: true,
    fields: [
      choice('rule', 'Cách xử lý', {
        warn: 'cảnh báo khách',
        ask: 'nhân viên xem trước khi mua',
        block: 'không mua',
      }),
      text('reason', 'Lý do (khách đọc được)', 400),
      choice('when.carriage', 'Chỉ với', CARRIAGE, { isOptional: true }),
      choice('when.condition', 'Tình trạng', { used: 'hàng cũ' }, { isOptional: true }),
      flag('when.isUsedBanned', 'Chỉ loại có hàng cũ cấm nhập'),
      flag('when.hasBattery', 'Chỉ loại thường có pin'),
      { ...categories, name: 'when.categories', label: 'Loại hàng' },
      number('when.goodsOverJpy', 'Tiền hàng trên', 'jpy', { isOptional: true }),
      {
        type: 'words',
        name: 'when.words',
        label: 'Từ trong tên hàng',
        help: 'Mỗi dòng một từ. Không ghi từ nào: không xét tên hàng.',
        isOptional: true,
        least: 0,
      },
    ],
  },
} as const satisfies Readonly<Record<string, SettingPage>>;
