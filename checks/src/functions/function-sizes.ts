import { type FunctionSize, functionsOf } from './functions.ts';
import { LONG_FUNCTIONS } from '../long-functions.ts';
import type { Finding, SourceFile } from '../source.ts';

const LINES = 60;

/** No function of ours is longer than a screen. An entry of `excused` that is short enough, or gone, is a fault. */
export function checkFunctionSizes(
  files: readonly SourceFile[],
  excused: ReadonlySet<string> = LONG_FUNCTIONS,
): Finding {
  const faults: string[] = [];
  const long = new Set<string>();
  let seen = 0;
  for (const file of files.filter(mayHoldLongOnes))
    for (const one of functionsOf(file)) {
      seen++;
      if (one.lines <= LINES) continue;
      const entry = `${file.path} ${one.name}`;
      long.add(entry);
      if (!excused.has(entry)) faults.push(faultOf(file, one));
    }
  for (const entry of excused)
    if (!long.has(entry))
      faults.push(`${entry} is short enough now, or gone: take it off the list`);
  return { name: 'sizes of functions', seen, faults };
}

/** A file of sixty lines holds no longer function. Leaving those unparsed takes half of the time. */
const mayHoldLongOnes = ({ path, text }: SourceFile): boolean =>
  /\.(ts|tsx|mjs)$/.test(path) && text.split('\n').length > LINES;

const faultOf = ({ path }: SourceFile, { name, line, lines }: FunctionSize): string =>
  `${path}:${line} ${name}: ${lines} lines, at most ${LINES}`;
