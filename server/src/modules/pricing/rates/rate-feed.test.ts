import { describe, expect, test } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { Outage } from '../../../kernel/outage.ts';
import { hundredthsOf, parseRateList, timeOf } from './rate-feed.ts';
import { isWithin } from './read-rates.ts';

const list = (rows: string, at = '7/13/2026 10:00:00 AM'): string =>
  `<!--For reference only. Only one request every 5 minutes!-->\r\n<ExrateList>\r\n  <DateTime>${at}</DateTime>\r\n${rows}\r\n  <Source>Bank</Source>\r\n</ExrateList>`;
const row = (code: string, buy: string, transfer: string, sell: string, name = code): string =>
  `<Exrate CurrencyCode="${code}" CurrencyName="${name}" Buy="${buy}" Transfer="${transfer}" Sell="${sell}" />`;

describe('a number of the rate list', () => {
  test.each([
    ['26,050.00', 2_605_000],
    ['16831.49', 1_683_149],
    ['176.35', 17_635],
    ['176.3', 17_630],
    ['176', 17_600],
    [' 205.48 ', 20_548],
    ['1,234,567.89', 123_456_789],
    ['0.01', 1],
    ['-', undefined],
    ['0', undefined],
    ['0.00', undefined],
    ['', undefined],
    [undefined, undefined],
    ['n/a', undefined],
    ['-176.35', undefined],
    ['176,35', undefined],
    ['17.6.35', undefined],
    ['1e3', undefined],
    ['NaN', undefined],
    ['2,60.00', undefined],
    ['99999999999999', undefined],
  ])('%s is %s', (text, x100) => expect(hundredthsOf(text)).toBe(x100));
});

describe('the time of the rate list', () => {
  test.each([
    ['7/13/2026 10:00:00 AM', '2026-07-13T03:00:00.000Z'],
    ['4/11/2017 8:55:51 AM', '2017-04-11T01:55:51.000Z'],
    ['12/31/2026 11:59:59 PM', '2026-12-31T16:59:59.000Z'],
    ['1/1/2027 12:00:00 AM', '2026-12-31T17:00:00.000Z'],
    ['1/1/2027 12:30:00 PM', '2027-01-01T05:30:00.000Z'],
  ])('%s is %s', (text, iso) => expect(timeOf(text)?.toISOString()).toBe(iso));
  test.each([
    '',
    '13/7/2026 10:00:00 AM',
    '2/30/2026 10:00:00 AM',
    '7/13/2026 13:00:00 PM',
    '7/13/2026',
    '2026-07-13T10:00:00',
    '7/13/2026 10:61:00 AM',
  ])('"%s" is none', (text) => {
    expect(timeOf(text)).toBeUndefined();
  });
});

describe('a rate list', () => {
  test('is read with its times, padded names and what is not traded', () => {
    const xml = list(
      `${row('USD', '26,050.00', '26,080.00', '26,460.00', 'US DOLLAR   ')}${row('JPY', '158.60', '160.20', '168.67')}${row('DKK', '-', '4,000.00', '4,138.07')}${row('KWD', '0', '0', '0')}`,
    );
    expect(parseRateList(xml)).toEqual({
      source: 'vietcombank',
      quotedAt: new Date('2026-07-13T03:00:00Z'),
      entries: [
        {
          code: 'USD',
          name: 'US DOLLAR',
          buyX100: 2_605_000,
          transferX100: 2_608_000,
          sellX100: 2_646_000,
        },
        { code: 'JPY', name: 'JPY', buyX100: 15_860, transferX100: 16_020, sellX100: 16_867 },
        { code: 'DKK', name: 'DKK', buyX100: undefined, transferX100: 400_000, sellX100: 413_807 },
        {
          code: 'KWD',
          name: 'KWD',
          buyX100: undefined,
          transferX100: undefined,
          sellX100: undefined,
        },
      ],
    });
  });
  test.each([
    ['an error page', '<html><body>Service unavailable</body></html>', 'ExrateList.DateTime'],
    ['nothing', '', 'ExrateList.DateTime'],
    ['a list without rates', list(''), 'ExrateList.Exrate'],
    [
      'a list of no known time',
      list(row('JPY', '1', '1', '176'), 'yesterday'),
      'ExrateList.DateTime',
    ],
    ['half a list', list(row('JPY', '1', '1', '176')).slice(0, 90), 'ExrateList.DateTime'],
  ])('is broken when it is %s', (_, xml, missing) => {
    expect(() => parseRateList(xml)).toThrow(Outage);
    try {
      parseRateList(xml);
    } catch (error) {
      expect(error).toMatchObject({ kind: 'broken', missing });
    }
  });
});

describe('a jump', () => {
  test.each([
    [17_635, 17_635, true],
    [18_516, 17_635, true],
    [18_517, 17_635, false],
    [16_754, 17_635, true],
    [16_753, 17_635, false],
    [10_500, 10_000, true],
    [10_501, 10_000, false],
    [9_500, 10_000, true],
    [9_499, 10_000, false],
  ])('from %i to %i within 5 %% is %s', (rate, last, isIt) =>
    expect(isWithin(rate, last, 5)).toBe(isIt),
  );
});

describe.skipIf(!hasShared)('the captured list of 2017', () => {
  test("gives every rate once its values stand in the bank's XML again", () => {
    const { data } = readSharedJson(
      'data/marketplaces/vietcombank/exrate_2017-04-11_converted_to_json.json',
    ) as {
      data: { DateTime: string; Exrate: { '@attributes': Record<string, string> }[] };
    };
    const rows = data.Exrate.map(({ '@attributes': about }) =>
      row(
        about['CurrencyCode'] ?? '',
        about['Buy'] ?? '',
        about['Transfer'] ?? '',
        about['Sell'] ?? '',
        about['CurrencyName'],
      ),
    );
    const read = parseRateList(list(rows.join(''), data.DateTime));
    expect(read.quotedAt.toISOString()).toBe('2017-04-11T01:55:51.000Z');
    expect(read.entries).toHaveLength(data.Exrate.length);
    expect(read.entries.find(({ code }) => code === 'JPY')).toMatchObject({
      buyX100: 20_162,
      transferX100: 20_366,
      sellX100: 20_548,
    });
  });
});
