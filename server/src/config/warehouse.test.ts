import { describe, expect, it } from 'vitest';
import { pretendSettings } from '../../../scripts/pretend-settings.ts';
import { readConfig } from '../config.ts';

const ENOUGH = {
  HAKO_ENV: 'test',
  HAKO_SECRET: 'only for the tests of the settings of a warehouse',
  DATABASE_URL: 'postgres://nowhere',
};
const WITH_SITES = { ...ENOUGH, ...pretendSettings('http://127.0.0.1:1') };
const without = (name: string) => ({ ...WITH_SITES, [name]: '' });

describe('the warehouse in Japan', () => {
  it('is read from the settings, with the number of its prefecture', () => {
    const settings = {
      ...WITH_SITES,
      HAKO_WAREHOUSE_NAME: '山田 花子',
      HAKO_WAREHOUSE_NAME_KANA: 'ヤマダ ハナコ',
      HAKO_WAREHOUSE_PHONE: '06-0000-1234',
      HAKO_WAREHOUSE_POSTAL_CODE: '530-0001',
      HAKO_WAREHOUSE_PREFECTURE: '大阪府',
      HAKO_WAREHOUSE_CITY: '大阪市北区',
      HAKO_WAREHOUSE_STREET: '梅田0-0-0',
      HAKO_WAREHOUSE_BUILDING: '',
    };
    expect(readConfig(settings).warehouse).toEqual({
      familyName: '山田',
      firstName: '花子',
      familyNameKana: 'ヤマダ',
      firstNameKana: 'ハナコ',
      phone: '0600001234',
      postalCode: '5300001',
      prefecture: '大阪府',
      prefectureNumber: 27,
      city: '大阪市北区',
      street: '梅田0-0-0',
      building: '',
    });
  });

  it.each(['NAME', 'NAME_KANA', 'PHONE', 'POSTAL_CODE', 'PREFECTURE', 'CITY', 'STREET'])(
    'stops the start of a service that buys when %s is missing',
    (part) => {
      const name = `HAKO_WAREHOUSE_${part}`;
      expect(() => readConfig(without(name))).toThrow(`${name} is missing: whatever is bought`);
    },
  );

  it.each([
    ['NAME', '山田'],
    ['NAME_KANA', 'yamada hanako'],
    ['PHONE', '+81 3 0000 0000'],
    ['POSTAL_CODE', '5300'],
    ['PREFECTURE', 'Tokyo'],
    ['STREET', '梅田'],
  ])('stops the start with a sentence when %s is “%s”', (part, value) => {
    const name = `HAKO_WAREHOUSE_${part}`;
    expect(() => readConfig({ ...WITH_SITES, [name]: value })).toThrow(`not "${value}"`);
  });

  it('is not needed where no marketplace is set up', () => {
    expect(readConfig(ENOUGH).warehouse).toBeUndefined();
  });
});
