import { crc32 } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;

/** A zip whose files are not packed: enough for a reader, and short to make. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name);
    const facts = factsOf(title, bytes);
    const local = Buffer.concat([uint32(LOCAL), facts, title, bytes]);
    centrals.push(
      Buffer.concat([
        uint32(CENTRAL),
        uint16(VERSION),
        facts,
        // Comment, disk, kinds of file: none.
        Buffer.alloc(10),
        uint32(offset),
        title,
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const count = uint16(entries.length);
  const end = [uint32(END), Buffer.alloc(4), count, count, uint32(central.length), uint32(offset)];
  return Buffer.concat([...locals, central, ...end, uint16(0)]);
}

/** What both heads of a file say of it. */
const factsOf = (title: Buffer, bytes: Buffer): Buffer =>
  Buffer.concat([
    uint16(VERSION),
    // No flags, not packed, no time.
    Buffer.alloc(8),
    uint32(crc32(bytes)),
    uint32(bytes.length),
    uint32(bytes.length),
    uint16(title.length),
    uint16(0),
  ]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
