import { load } from 'cheerio';

type Row = ReturnType<ReturnType<typeof load>>;
/** With htmlparser2, the faster of the two parsers of cheerio. */
const documentOf = (text: string) => load(text, { xml: { xmlMode: false } });

/** How many rows of a document tell all of these facts. */
export function peerRows(
  text: string,
  selector: string,
  facts: (row: Row) => (string | undefined)[],
): number {
  const $ = documentOf(text);
  const rows = $(selector).toArray();
  return rows.filter((row) => facts($(row) as Row).every(Boolean)).length;
}

/** How most programs read such a page: a document of all of it for the sake of one script. */
export const peerState = (goods: number) => (text: string) =>
  JSON.parse(documentOf(text)('#__NEXT_DATA__').text()) ? goods : 0;
