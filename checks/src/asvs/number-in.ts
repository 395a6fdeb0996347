import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../source.ts';

/**
 * A number as a file of ours writes it: `const NAME = 12 * 3_600_000`, or the field of an object,
 * `name: { limit: 20, windowMs: 15 * MINUTE_MS }`. Throws where there is none.
 */
export function numberIn(file: string, name: string, field?: string): number {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const pattern = field
    ? new RegExp(`\\b${name}: \\{[^}]*\\b${field}: ([^,}]+)`)
    : new RegExp(`\\bconst ${name} = ([^;]+);`);
  const written = pattern.exec(text)?.[1];
  if (written === undefined) throw new Error(`${file} has no ${name}`);
  return written
    .split('*')
    .map((part) => part.trim())
    .map((part) =>
      /^[\d_]+$/.test(part) ? Number(part.replaceAll('_', '')) : numberIn(file, part),
    )
    .reduce((product, part) => product * part, 1);
}
