/** What decides which page somebody gets. */
interface PageAsked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Longer addresses are nobody's hot page. */
const LONGEST_ADDRESS = 300;
/** A choice of this browser that says nothing of a person, whichever way it is named. */
const CHOICE = /^(?:__Host-|__Secure-)?hako_(?:theme|translate)=[a-z]{1,10}$/;
/** With these the page, or a call of it, is somebody's own. */
const PERSONAL = ['authorization', 'x-auto-translate-keyword'] as const;

/**
 * The name of a page that all such guests may share: who carries no cookie but a look or a choice
 * of translation, which are part of the name. Undefined for everybody else, and for what is no
 * page.
 */
export function guestKeyOf({ method, url, headers }: PageAsked): string | undefined {
  const [path = ''] = url.split('?', 1);
  if (method !== 'GET' || url.length > LONGEST_ADDRESS || path.endsWith('.data')) return undefined;
  if (PERSONAL.some((name) => headers[name] !== undefined)) return undefined;
  const choices = choicesIn(headers['cookie']);
  return choices && [...choices, url].join(' ');
}

/** In the order in which they came, because a reader may take the first or the last of a name. */
function choicesIn(cookie: string | string[] | undefined): string[] | undefined {
  if (cookie === undefined) return [];
  if (typeof cookie !== 'string') return undefined;
  const all = cookie.split(';').map((one) => one.trim());
  return all.length <= 4 && all.every((one) => CHOICE.test(one)) ? all : undefined;
}
