import type { Settings } from './settings.ts';

/** Where sellers in Japan send what we buy, in Japanese as it stands on a parcel. */
export interface Warehouse {
  readonly familyName: string;
  readonly firstName: string;
  /** Katakana. */
  readonly familyNameKana: string;
  readonly firstNameKana: string;
  /** Digits alone, as it is dialled in Japan. */
  readonly phone: string;
  /** Seven digits. */
  readonly postalCode: string;
  /** `東京都`. */
  readonly prefecture: string;
  /** JIS X 0401 number of the prefecture, 1 to 47: what delivery inside Japan costs depends on it. */
  readonly prefectureNumber: number;
  readonly city: string;
  readonly street: string;
  /** May be empty. */
  readonly building: string;
}

/** In the order of their JIS X 0401 numbers, from 1. */
const PREFECTURES =
  '北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'.split(
    ' ',
  );
const NEEDED = 'whatever is bought in Japan is sent to this warehouse';

/**
 * The warehouse's part of the settings. Undefined when no marketplace is set up, or with a sentence
 * in `problems` for each setting that is missing or cannot be an address.
 */
export function readWarehouse(
  { optional, problems }: Settings,
  isNeeded: boolean,
): Warehouse | undefined {
  const read = (part: string): string => optional(`HAKO_WAREHOUSE_${part}`) ?? '';
  if (!isNeeded && read('NAME') === '') return undefined;
  const before = problems.length;
  const needed = (part: string, shape: RegExp, example: string): string => {
    const value = read(part);
    const name = `HAKO_WAREHOUSE_${part}`;
    if (value === '') problems.push(`${name} is missing: ${NEEDED}.`);
    else if (!shape.test(value))
      problems.push(`${name} must be written as "${example}", not "${value}".`);
    return value;
  };
  const [familyName = '', firstName = ''] = needed('NAME', /^\S+\s+\S+$/, '山田 太郎').split(/\s+/);
  const [familyNameKana = '', firstNameKana = ''] = needed(
    'NAME_KANA',
    /^[ァ-ヶー]+\s+[ァ-ヶー]+$/,
    'ヤマダ タロウ',
  ).split(/\s+/);
  const phone = needed('PHONE', /^0[\d-]{9,12}$/, '03-0000-0000').replaceAll('-', '');
  const postalCode = needed('POSTAL_CODE', /^\d{3}-?\d{4}$/, '100-0001').replace('-', '');
  const prefecture = needed('PREFECTURE', new RegExp(`^(${PREFECTURES.join('|')})$`), '東京都');
  const city = needed('CITY', /\S/, '千代田区');
  const street = needed('STREET', /\d/, '千代田1-1');
  if (problems.length > before) return undefined;
  return {
    familyName,
    firstName,
    familyNameKana,
    firstNameKana,
    phone,
    postalCode,
    prefecture,
    prefectureNumber: PREFECTURES.indexOf(prefecture) + 1,
    city,
    street,
    building: read('BUILDING'),
  };
}
