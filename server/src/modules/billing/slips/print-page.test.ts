import { Parser } from 'htmlparser2';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PrintSize, printPage, type Slip } from './print-page.ts';

const SLIP: Slip = {
  code: 'PX7Q2M9XWA',
  state: 'Đã duyệt PXK',
  createdAt: new Date('2026-11-20T18:00:00Z'),
  receiver: 'Nguyễn Văn An',
  phone: '+84912345678',
  address: '12 Hàng Bài, Phường Hoàn Kiếm, Hà Nội',
  tracking: 'GHN123',
  goods: [{ code: 'HK1', name: 'Máy ảnh 中古', quantity: 2, weightG: 1_300 }],
  lines: [
    { label: 'cước quốc tế', amount: 280_000 },
    { label: 'giảm giá', amount: -5_000 },
  ],
  total: 275_000,
  isPaid: false,
  collect: 275_000,
};

/** What a browser would see: the text, and every element with the names of its attributes. */
function seen(html: string) {
  const elements: string[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push([name, ...Object.keys(attributes)].join(' ')),
    ontext: (part) => {
      text += part;
    },
  });
  parser.end(html);
  return { elements, text };
}

test.each(['a4', '80mm'] as const)(
  'a slip on %s says what the bill says, on the day of Vietnam',
  (size: PrintSize) => {
    const { text } = seen(printPage([SLIP], size));
    for (const part of [
      'PX7Q2M9XWA',
      '21/11/2026',
      'Nguyễn Văn An',
      '0912345678',
      'Máy ảnh 中古',
      '1.300 g',
      'Cước quốc tế',
      '-5.000 ₫',
      '275.000 ₫',
      'GHN123',
      'Chưa thanh toán',
    ])
      expect(text).toContain(part);
    expect(text).toContain(size === 'a4' ? 'size:A4' : 'size:80mm');
  },
);

test('whatever is written in it stays text', () => {
  const plain = seen(printPage([SLIP], 'a4')).elements;
  const hostile = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onload='x",
      '</title><svg onload=x>',
      '&lt;b&gt;',
      '</style>',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, receiver, address) => {
      const { elements, text } = seen(
        printPage(
          [
            {
              ...SLIP,
              receiver,
              address,
              state: name,
              tracking: `x${name}`,
              goods: [{ ...SLIP.goods[0], code: receiver, quantity: 1, weightG: 1, name }],
            },
          ],
          'a4',
        ),
      );
      expect(elements).toEqual(plain);
      for (const value of [name, receiver, address]) expect(text).toContain(value);
    }),
  );
});

test('each slip is a page of its own with its own code drawn on it', async () => {
  const html = printPage([SLIP, { ...SLIP, code: 'PXOTHER222' }], 'a4');
  const codes = [...html.matchAll(/<svg.*?<\/svg>/gs)].map(([svg]) => svg);
  expect(new Set(codes).size).toBe(2);
  expect(html.match(/class="slip"/g)).toHaveLength(2);
  // It can be drawn, and is neither empty nor black.
  const drawn = Buffer.from(
    (codes[0] as string).replace(
      '<svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="290" height="290"',
    ),
  );
  const pixels = await sharp(drawn).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  const dark = pixels.reduce((count, value) => count + (value < 128 ? 1 : 0), 0) / pixels.length;
  expect(dark).toBeGreaterThan(0.25);
  expect(dark).toBeLessThan(0.6);
});
