import { readFile } from 'node:fs/promises';
import path from 'node:path';

const MANUAL = path.resolve(import.meta.dirname, '../../../docs/operating.md');
/** A block that a reader fills in: nothing but values with names. */
const VALUE = /^([A-Z]+)=(?:'([^']*)'|(\S+))(?: +#.*)?$/;

/**
 * The commands under a heading of docs/operating.md, a block each, as a reader copies them: its
 * blocks of `sh`, without those `by hand`, which need the internet or another machine.
 */
export async function commandsUnder(heading: string): Promise<string[]> {
  const lines = (await readFile(MANUAL, 'utf8')).split('\n');
  const first = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line[0] === '#');
  if (first === -1) throw new Error(`docs/operating.md has no heading "${heading}"`);
  const blocks: string[] = [];
  let open: { indent: number; isOurs: boolean; lines: string[] } | undefined;
  for (const line of lines.slice(first + 1)) {
    const fence = /^( *)```(.*)$/.exec(line);
    if (!open && /^#+ /.test(line)) break;
    if (fence && open) {
      if (open.isOurs) blocks.push(open.lines.join('\n'));
      open = undefined;
    } else if (fence)
      open = { indent: fence[1]?.length ?? 0, isOurs: fence[2] === 'sh', lines: [] };
    else open?.lines.push(line.slice(open.indent));
  }
  if (blocks.length === 0) throw new Error(`nothing is to be done under "${heading}"`);
  return blocks;
}

/** The values of a block that consists of them alone, by name; undefined: it is a command. */
export function valuesIn(block: string): Record<string, string> | undefined {
  const found = block.split('\n').map((line) => VALUE.exec(line));
  if (found.some((value) => value === null)) return undefined;
  return Object.fromEntries(found.map((value) => [value?.[1], value?.[2] ?? value?.[3]]));
}
