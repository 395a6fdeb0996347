import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasClass } from './class-names.ts';

it.each([
  ['Product', 'Product', true],
  ['Product__bid', 'Product', false],
  ['Product__bid Product', 'Product', true],
  ['a\n\tProduct b', 'Product', true],
  ['aProduct ProductA', 'Product', false],
  ['', 'Product', false],
])('of "%s", whether it holds %s: %s', (classes, name, isHeld) => {
  expect(hasClass(classes, name)).toBe(isHeld);
});

it('is what splitting at blanks would say', () => {
  const name = fc.stringMatching(/^[ab]{1,3}$/);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(name, fc.constantFrom(' ', '\n', '\t'))),
      name,
      (parts, wanted) => {
        const classes = parts.join('');
        expect(hasClass(classes, wanted)).toBe(classes.split(/\s+/).includes(wanted));
      },
    ),
  );
});
