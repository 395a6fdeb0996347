import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it.each([
  [{ a: 'Máy ảnh' }, 'Máy ảnh'],
  [{ a: 'một, "hai"' }, '"một, ""hai"""'],
  [{ a: 'dòng\nmới' }, '"dòng\nmới"'],
  [{ a: '=HYPERLINK("x")' }, '"\'=HYPERLINK(""x"")"'],
  [{ a: '+84912' }, "'+84912"],
  [{ a: -5 }, '-5'],
  [{ a: null }, ''],
  [{ a: new Date('2026-11-21T00:00:00Z') }, '2026-11-21T00:00:00.000Z'],
  [{ a: ['x', 1] }, '"[""x"",1]"'],
])('%j is written %j', (row, cell) => expect(toCsv([row])).toBe(`\ufeffa\r\n${cell}\r\n`));

it('has a column for what only some rows know', () =>
  expect(toCsv([{ a: 1 }, { b: 2 }])).toBe('\ufeffa,b\r\n1,\r\n,2\r\n'));
