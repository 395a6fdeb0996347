import { describe, expect, it } from 'vitest';
import { checkFunctionSizes } from './function-sizes.ts';

const statements = (count: number): string => 'step();\n'.repeat(count);
const check = (text: string) => checkFunctionSizes([{ path: 'server/src/sample.ts', text }]);

describe('the lines of a function', () => {
  it.each([
    ['a declaration', (body: string) => `function work() {\n${body}}\n`, 'work'],
    ['an arrow', (body: string) => `export const work = () => {\n${body}};\n`, 'work'],
    ['an expression', (body: string) => `const work = function () {\n${body}};\n`, 'work'],
    ['a method', (body: string) => `const book = { work() {\n${body}} };\n`, 'work'],
    ['a method of a class', (body: string) => `class Fault {\n work() {\n${body}}\n}\n`, 'work'],
    ['a property', (body: string) => `const book = { work: async () => {\n${body}} };\n`, 'work'],
    ['a callback', (body: string) => `app.get('/work', () => {\n${body}});\n`, "app.get '/work'"],
    ['a test', (body: string) => `it('works', () => {\n${body}});\n`, "it 'works'"],
    [
      'a test of many',
      (body: string) => `it.each([1])('works', () => {\n${body}});\n`,
      "it.each 'works'",
    ],
  ])('are at most 60 for %s', (_, sample, name) => {
    const filler = `\n${'// reason\n'.repeat(30)}`;
    expect(check(sample(statements(58)) + filler)).toMatchObject({ seen: 1, faults: [] });
    const { faults } = check(sample(statements(60)) + filler);
    expect(faults).toEqual([expect.stringContaining(`${name}: 62 lines, at most 60`)]);
  });

  it('are counted for the function around another one as well', () => {
    const { seen, faults } = check(
      `function outer() {\n${statements(30)}const inner = () => {\n${statements(70)}};\n}\n`,
    );
    expect(seen).toBe(2);
    expect(faults).toHaveLength(2);
  });

  it('are not counted for a group of tests, but for each test in it', () => {
    for (const group of ['describe', 'describe.skip', 'describe.each([1])']) {
      const inside = `it('is short', () => {});\n${statements(70)}`;
      const { seen, faults } = check(`${group}('work', () => {\n${inside}});\n`);
      expect({ group, seen, faults }).toEqual({ group, seen: 1, faults: [] });
    }
    const { faults } = check(
      `describe('work', () => {\n const rig = () => {\n${statements(70)}};\n});\n`,
    );
    expect(faults).toEqual([expect.stringContaining('rig: 72 lines')]);
  });
});

it('fails at a file that cannot be parsed', () => {
  expect(() => check(`function ( {\n${statements(70)}`)).toThrow(/cannot be parsed/);
});
