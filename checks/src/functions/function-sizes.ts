import { type FunctionSize, functionsOf } from './functions.ts';
import type { Finding, SourceFile } from '../source.ts';

const LINES = 60;

/** No function of ours is longer than a screen. */
export function checkFunctionSizes(files: readonly SourceFile[]): Finding {
  const faults: string[] = [];
  let seen = 0;
  for (const file of files.filter(mayHoldLongOnes))
    for (const one of functionsOf(file)) {
      seen++;
      if (one.lines > LINES) faults.push(faultOf(file, one));
    }
  return { name: 'sizes of functions', seen, faults };
}

/** A file of sixty lines holds no longer function. Leaving those unparsed takes half of the time. */
const mayHoldLongOnes = ({ path, text }: SourceFile): boolean =>
  /\.(ts|tsx|mjs)$/.test(path) && text.split('\n').length > LINES;

const faultOf = ({ path }: SourceFile, { name, line, lines }: FunctionSize): string =>
  `${path}:${line} ${name}: ${lines} lines, at most ${LINES}`;
