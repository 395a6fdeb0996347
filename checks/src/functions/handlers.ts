import { functionsOf } from './functions.ts';
import { LONG_HANDLERS } from './long-handlers.ts';
import { type Finding, isTest, type SourceFile } from '../source.ts';

const LINES = 8;

/**
 * Routes only map: a handler checks the input, calls one use case and maps the answer, for which
 * eight lines are enough. An entry of
 * `excused` that is short enough, or gone, is a fault.
 */
export function checkHandlers(
  files: readonly SourceFile[],
  excused: ReadonlySet<string> = LONG_HANDLERS,
): Finding {
  const faults: string[] = [];
  const long = new Set<string>();
  let seen = 0;
  for (const file of files.filter(holdsRoutes))
    for (const { name, beside, line, lines } of functionsOf(file)) {
      if (name !== 'route') continue;
      seen++;
      if (lines <= LINES) continue;
      const entry = `${file.path} ${beside ?? 'unnamed'}`;
      long.add(entry);
      if (!excused.has(entry))
        faults.push(
          `${file.path}:${line} the handler of ${beside ?? 'a route'} has ${lines} lines, at most ${LINES}: its logic belongs into a use case`,
        );
    }
  for (const entry of excused)
    if (!long.has(entry))
      faults.push(`${entry} is short enough now, or gone: take it off the list`);
  return { name: 'routes only map', seen, faults };
}

const holdsRoutes = ({ path, text }: SourceFile): boolean =>
  path.startsWith('server/src/') && !isTest(path) && /\broute\(/.test(text);
