/** Conditions 1 to 6 as the site names them. */
export const CONDITIONS = [
  { key: 'new', text: '未使用' },
  { key: 'used10', text: '未使用に近い' },
  { key: 'used20', text: '目立った傷や汚れなし' },
  { key: 'used40', text: 'やや傷や汚れあり' },
  { key: 'used60', text: '傷や汚れあり' },
  { key: 'used80', text: '全体的に状態が悪い' },
] as const;

export const SCHEDULES = [
  { id: 'ONE_TO_TWO_DAYS', text: '1〜2日で発送' },
  { id: 'TWO_TO_THREE_DAYS', text: '2〜3日で発送' },
  { id: 'FOUR_TO_SEVEN_DAYS', text: '4〜7日で発送' },
] as const;

export const METHODS = [
  { id: 'JAPAN_POST', name: 'おてがる配送（日本郵便）' },
  { id: 'YAMATO', name: 'おてがる配送（ヤマト運輸）' },
] as const;

/** Prefectures 1 to 47 as the site writes where goods leave from. */
export const LOCATIONS =
  'HOKKAIDO AOMORI IWATE MIYAGI AKITA YAMAGATA FUKUSHIMA IBARAKI TOCHIGI GUNMA SAITAMA CHIBA TOKYO KANAGAWA NIIGATA TOYAMA ISHIKAWA FUKUI YAMANASHI NAGANO GIFU SHIZUOKA AICHI MIE SHIGA KYOTO OSAKA HYOGO NARA WAKAYAMA TOTTORI SHIMANE OKAYAMA HIROSHIMA YAMAGUCHI TOKUSHIMA KAGAWA EHIME KOCHI FUKUOKA SAGA NAGASAKI KUMAMOTO OITA MIYAZAKI KAGOSHIMA OKINAWA'.split(
    ' ',
  );
