const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (ch) => ENTITIES[ch] ?? ch);

/** JSON that may stand inside a script element. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';

export interface NextData {
  page: string;
  query: Record<string, string>;
  initialProps: Record<string, unknown>;
  initialState: Record<string, unknown>;
}

/** A page of the site's newer half: the state of the page stands twice in `__NEXT_DATA__`. */
export function nextPage(title: string, body: string, next: NextData, pageData?: unknown): string {
  const data = {
    props: {
      pageProps: { initialProps: next.initialProps, initialState: next.initialState },
      initialState: next.initialState,
    },
    page: next.page,
    query: next.query,
    buildId: 'webfe_1.645.1',
    assetPrefix: '',
    isFallback: false,
    isExperimentalCompile: false,
    gip: true,
    appGip: true,
    scriptLoader: [],
  };
  return `<!DOCTYPE html><html lang="ja"><head>${HEAD}<title>${escapeHtml(title)}</title></head><body><div id="__next">${body}</div>
${pageData === undefined ? '' : `<script type="text/javascript">var pageData = ${inScript(pageData)};</script>`}
<script id="__NEXT_DATA__" type="application/json">${inScript(data)}</script></body></html>`;
}
