import { broken } from '../reading/shape.ts';
import { SOURCE } from './shapes.ts';

const OPENING = /<script id="__NEXT_DATA__"[^>]*>/;

/** The item object that the item page carries with it: `props.pageProps.initialState.item.detail.item`. */
export function readNextData(html: string): unknown {
  const opening = OPENING.exec(html);
  if (!opening) throw broken(SOURCE, '__NEXT_DATA__');
  const from = opening.index + opening[0].length;
  const to = html.indexOf('</script>', from);
  let state: unknown;
  try {
    state = JSON.parse(html.slice(from, to));
  } catch {
    throw broken(SOURCE, '__NEXT_DATA__', 'not JSON');
  }
  return itemOfState(state);
}

/** Walks to the item and names the step that is missing. */
export function itemOfState(state: unknown): unknown {
  let here = state;
  const walked: string[] = [];
  for (const step of ['props', 'pageProps', 'initialState', 'item', 'detail', 'item']) {
    walked.push(step);
    if (typeof here !== 'object' || here === null || !(step in here)) throw broken(SOURCE, walked.join('.'));
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}
