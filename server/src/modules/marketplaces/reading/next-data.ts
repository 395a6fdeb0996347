import { broken } from './shape.ts';

const OPENING = /<script id="__NEXT_DATA__"[^>]*>/;

/** The state that a Next.js page carries with it, as JSON. An `Outage` `broken` says that there is none or that it cannot be read. */
export function readNextState(source: string, html: string): unknown {
  const opening = OPENING.exec(html);
  if (!opening) throw broken(source, '__NEXT_DATA__');
  const from = opening.index + opening[0].length;
  const to = html.indexOf('</script>', from);
  try {
    return JSON.parse(html.slice(from, to));
  } catch {
    throw broken(source, '__NEXT_DATA__', 'not JSON');
  }
}

/** Walks down into a state and names the step that is missing. */
export function stepInto(source: string, state: unknown, steps: readonly string[]): unknown {
  let here = state;
  for (const [index, step] of steps.entries()) {
    if (typeof here !== 'object' || here === null || !(step in here))
      throw broken(source, steps.slice(0, index + 1).join('.'));
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}
