/** The prefectures of Japan in the order of their JIS numbers, from 1, without "tỉnh": as people here write them. */
export const PREFECTURES = [
  ...[
    'Hokkaido',
    'Aomori',
    'Iwate',
    'Miyagi',
    'Akita',
    'Yamagata',
    'Fukushima',
    'Ibaraki',
    'Tochigi',
    'Gunma',
    'Saitama',
    'Chiba',
  ],
  ...[
    'Tokyo',
    'Kanagawa',
    'Niigata',
    'Toyama',
    'Ishikawa',
    'Fukui',
    'Yamanashi',
    'Nagano',
    'Gifu',
    'Shizuoka',
    'Aichi',
    'Mie',
  ],
  ...[
    'Shiga',
    'Kyoto',
    'Osaka',
    'Hyogo',
    'Nara',
    'Wakayama',
    'Tottori',
    'Shimane',
    'Okayama',
    'Hiroshima',
    'Yamaguchi',
    'Tokushima',
  ],
  ...[
    'Kagawa',
    'Ehime',
    'Kochi',
    'Fukuoka',
    'Saga',
    'Nagasaki',
    'Kumamoto',
    'Oita',
    'Miyazaki',
    'Kagoshima',
    'Okinawa',
  ],
] as const;

/** `13` is Tokyo; undefined for what is no prefecture. */
export function prefectureName(number: number | null | undefined): string | undefined {
  return number === null || number === undefined ? undefined : PREFECTURES[number - 1];
}

/** Regions from north to south, with the numbers of their prefectures, so that nobody reads a list of 47. */
export const REGIONS = [
  { name: 'Hokkaido và Tohoku', from: 1, to: 7 },
  { name: 'Kanto', from: 8, to: 14 },
  { name: 'Chubu', from: 15, to: 23 },
  { name: 'Kansai', from: 24, to: 30 },
  { name: 'Chugoku', from: 31, to: 35 },
  { name: 'Shikoku', from: 36, to: 39 },
  { name: 'Kyushu và Okinawa', from: 40, to: 47 },
] as const;
