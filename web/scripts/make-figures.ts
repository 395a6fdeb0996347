/**
 * Makes `src/shell/figures-<weight>.ttf`: the ten digits of Be Vietnam Pro, each as wide as the widest, so that money and time stand in
 * columns. The published font has no tabular figures. Run again when the font package changes: `node scripts/make-figures.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const digits = Array.from('0123456789', (digit) => digit.charCodeAt(0));

for (const weight of [400, 600]) {
  const source = new URL(
    import.meta.resolve(
      `@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-${weight}-normal.woff`,
    ),
  );
  writeFileSync(
    new URL(`../src/shell/figures-${weight}.ttf`, import.meta.url),
    figuresOf(readFileSync(source)),
  );
}

function figuresOf(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  const read = (tag: string): Buffer => {
    const table = tables.get(tag);
    if (!table) throw new Error(`the font has no ${tag}`);
    return Buffer.from(table);
  };
  const { shapes, width, hmtx } = digitsOf(read);
  const head = read('head');
  const hhea = read('hhea');
  const maxp = read('maxp');
  head.writeUInt32BE(0, 8);
  // Bit 1 would promise that every bearing equals the outline's left edge.
  head.writeUInt16BE(head.readUInt16BE(16) & ~2, 16);
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(width, 10);
  hhea.writeUInt16BE(shapes.length, 34);
  maxp.writeUInt16BE(shapes.length, 4);
  const post = Buffer.from(read('post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  const made = new Map([
    ['OS/2', read('OS/2')],
    ['cmap', charactersOf()],
    ['glyf', Buffer.concat(shapes)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', placesOf(shapes)],
    ['maxp', maxp],
    ['name', read('name')],
    ['post', post],
  ]);
  for (const tag of ['cvt ', 'fpgm', 'prep']) if (tables.has(tag)) made.set(tag, read(tag));
  return fileOf(made);
}

/** The outlines of the digits in boxes of one width; glyph 0 is the empty "not defined". */
function digitsOf(read: (tag: string) => Buffer) {
  const isLong = read('head').readInt16BE(50) === 1;
  const metrics = read('hhea').readUInt16BE(34);
  const loca = read('loca');
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const sources = digits.map((code) => glyphOf(read('cmap'), code));
  const widths = sources.map((glyph) =>
    read('hmtx').readUInt16BE(Math.min(glyph, metrics - 1) * 4),
  );
  const width = Math.max(...widths);

  const shapes: Buffer[] = [Buffer.alloc(0)];
  const hmtx = Buffer.alloc(4 * (digits.length + 1));
  hmtx.writeUInt16BE(width, 0);
  sources.forEach((glyph, index) => {
    const shape = Buffer.from(read('glyf').subarray(placeOf(glyph), placeOf(glyph + 1)));
    if (shape.readInt16BE(0) < 0) throw new Error('a digit is made of other glyphs');
    shapes.push(Buffer.concat([shape, Buffer.alloc(-shape.length & 3)]));
    hmtx.writeUInt16BE(width, 4 * (index + 1));
    // The outline is placed by its side bearing, so a wider box needs only a new bearing.
    hmtx.writeInt16BE(
      shape.readInt16BE(2) + Math.round((width - (widths[index] ?? 0)) / 2),
      4 * (index + 1) + 2,
    );
  });
  return { shapes, width, hmtx };
}

/** Where each outline begins. */
function placesOf(shapes: readonly Buffer[]): Buffer {
  const places = Buffer.alloc(4 * (shapes.length + 1));
  shapes.reduce((place, shape, index) => {
    places.writeUInt32BE(place, 4 * index);
    places.writeUInt32BE(place + shape.length, 4 * (index + 1));
    return place + shape.length;
  }, 0);
  return places;
}

function tablesOf(woff: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const at = 44 + index * 20;
    const [place = 0, packed = 0, size = 0] = [4, 8, 12].map((offset) =>
      woff.readUInt32BE(at + offset),
    );
    const data = woff.subarray(place, place + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < size ? inflateSync(data) : data);
  }
  return tables;
}

/** The glyph of a character, from a format 4 table. */
function glyphOf(cmap: Buffer, code: number): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(8 + index * 8);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const doubled = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const [end, start, delta] = [14, 16 + doubled, 16 + 2 * doubled].map((offset) =>
        cmap.readUInt16BE(at + offset + segment),
      ) as [number, number, number];
      if (code > end || code < start) continue;
      const rangeAt = at + 16 + 3 * doubled + segment;
      const range = cmap.readUInt16BE(rangeAt);
      const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
      return (glyph + delta) & 0xffff;
    }
  }
  throw new Error(`no glyph for ${code}`);
}

/** `0` to `9` are the glyphs 1 to 10. */
function charactersOf(): Buffer {
  const words = [
    0,
    1,
    3,
    1,
    0,
    12,
    4,
    32,
    0,
    4,
    4,
    1,
    0,
    0x39,
    0xffff,
    0,
    0x30,
    0xffff,
    1 - 0x30,
    1,
    0,
    0,
  ];
  const table = Buffer.alloc(words.length * 2);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word & 0xffff, index * 2);
  return table;
}

function fileOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  for (const [index, word] of [
    sorted.length,
    power * 16,
    Math.log2(power),
    (sorted.length - power) * 16,
  ].entries())
    header.writeUInt16BE(word, 4 + index * 2);
  let place = header.length;
  const bodies = sorted.map(([tag, data], index) => {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    header.write(tag, 12 + index * 16, 'latin1');
    for (const [part, word] of [checksumOf(padded), place, data.length].entries())
      header.writeUInt32BE(word, 16 + index * 16 + part * 4);
    place += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...bodies]);
}

function checksumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
