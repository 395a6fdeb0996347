import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from './markdown.ts';

it('reads headings, paragraphs and lists', () => {
  expect(
    blocksOf('## Phí mới\n\nTừ **1/12** xem [biểu phí](/page/bieu-phi).\n\n1. Một\n2. *Hai*'),
  ).toEqual([
    { kind: 'heading', level: 2, parts: [{ kind: 'text', text: 'Phí mới' }] },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'Từ ' },
        { kind: 'strong', text: '1/12' },
        { kind: 'text', text: ' xem ' },
        { kind: 'link', text: 'biểu phí', to: '/page/bieu-phi' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'text', text: 'Một' }], [{ kind: 'em', text: 'Hai' }]],
    },
  ]);
});

it.each([
  '[x](javascript:alert)',
  '[x](//elsewhere.test)',
  '[x](/\\elsewhere.test)',
  '[x](data:text/html,1)',
])('%s leads nowhere', (text) => {
  expect(blocksOf(text)).toEqual([{ kind: 'paragraph', parts: [{ kind: 'text', text }] }]);
});

it('a picture of ours is drawn where it stands alone with its words; any other one stays text', () => {
  const src = '/api/pictures/0198a000-0000-4000-8000-0000000000f1?w=800&h=600';
  expect(blocksOf(`Trước\n\n![Kho Nhật](${src})`).at(-1)).toEqual({
    ...{ kind: 'picture', src, alt: 'Kho Nhật' },
  });
  for (const text of [`![](${src})`, '![Kho](https://x.test/a.png)', '![Kho](/api/files/1)'])
    expect(blocksOf(text).map(({ kind }) => kind)).toEqual(['paragraph']);
});

it('loses no words, whatever is written', () => {
  // Letters of Vietnamese alone: between `à` and `ỹ` lies a sign that counts as a space.
  const word = fc.stringMatching(/^[a-zà-ýăđĩũơưạ-ỹ0-9]{1,8}$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('', '## ', '- ', '1. ', '**'), word), {
        minLength: 1,
        maxLength: 12,
      }),
      (lines) => {
        const text = JSON.stringify(blocksOf(lines.map(([mark, one]) => mark + one).join('\n\n')));
        for (const [, one] of lines) expect(text).toContain(one);
      },
    ),
  );
});
