import { Parser } from 'htmlparser2';

/**
 * One page as it came over the wire, what we make of it, and what others do with it. Each reading
 * gives the number of goods it found.
 */
export interface CapturedPage {
  readonly name: string;
  readonly text: string;
  readonly goods: number;
  readonly ours: (text: string) => number;
  /**
   * `state`: the JSON in it is parsed and thrown away. `sax`: one pass by the parser that ours
   * uses, with every attribute and text, that keeps nothing.
   */
  readonly limit: 'state' | 'sax';
  /** A document of the page, and from it code, title and price of each of the goods. Absent for plain JSON. */
  readonly peer?: (text: string) => number;
  /** The same page with its goods so many times, to see how the time grows. */
  readonly grown?: (times: number) => string;
}

/** When the pages are read. */
export const readAt = new Date('2026-05-08T00:00:00+09:00');

/** What of a page is read. */
export const partOf = ({ limit }: CapturedPage, text: string): string =>
  limit === 'state' ? stateOf(text) : text;

/** The whole work of the limit. */
export function readAtLimit(page: CapturedPage, text: string): unknown {
  if (page.limit === 'state') return JSON.parse(partOf(page, text));
  let seen = 0;
  const parser = new Parser({
    onopentag(_, attributes) {
      if (attributes['class'] !== undefined) seen += 1;
    },
    ontext(piece) {
      seen += piece.length;
    },
  });
  parser.end(text);
  return seen;
}

/** The JSON in a page, or the whole of what is JSON. */
export function stateOf(text: string): string {
  if (text.startsWith('{')) return text;
  const from = text.indexOf('>', text.indexOf('<script id="__NEXT_DATA__"')) + 1;
  return text.slice(from, text.indexOf('</script>', from));
}
