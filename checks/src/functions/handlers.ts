import { functionsOf } from './functions.ts';
import { type Finding, isTest, type SourceFile } from '../source.ts';

const LINES = 8;

/**
 * Routes only map: a handler checks the input, calls one use case and maps the answer, for which
 * eight lines are enough.
 */
export function checkHandlers(files: readonly SourceFile[]): Finding {
  const faults: string[] = [];
  let seen = 0;
  for (const file of files.filter(holdsRoutes))
    for (const { name, beside, line, lines } of functionsOf(file)) {
      if (name !== 'route') continue;
      seen++;
      if (lines > LINES)
        faults.push(
          `${file.path}:${line} the handler of ${beside ?? 'a route'} has ${lines} lines, at most ${LINES}: its logic belongs into a use case`,
        );
    }
  return { name: 'routes only map', seen, faults };
}

const holdsRoutes = ({ path, text }: SourceFile): boolean =>
  path.startsWith('server/src/') && !isTest(path) && /\broute\(/.test(text);
