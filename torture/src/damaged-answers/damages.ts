import { chanceOf } from '../chance.ts';

/** One thing of an answer changed. It is made when it is wanted: a large page can be damaged in thousands of ways. */
export interface PossibleDamage {
  /** What is changed where. */
  readonly what: string;
  readonly make: () => string;
}

const WORDS = 'お知らせ';
const KINDS = ['dropped', 'renamed', 'null', 'emptied', 'words'] as const;
type Kind = (typeof KINDS)[number];
/** Of each list so many entries stand for the others. */
const ENTRIES = 3;

/** Every damage that an answer can take, each once: keys of JSON; attributes, classes, texts and embedded JSON of HTML. */
export function possibleDamages(body: string): PossibleDamage[] {
  const document = parsed(body);
  return document === undefined ? damagesOfHtml(body) : damagesOfJson(document);
}

/** So many of them, spread by chance over all. */
export function someOf<One>(damages: readonly One[], count: number, seed: number): One[] {
  const { part } = chanceOf(seed);
  return damages
    .map((damage) => ({ damage, turn: part() }))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ damage }) => damage);
}

type Holder = Record<string, unknown>;

function damagesOfJson(document: unknown): PossibleDamage[] {
  const places = [...placesOf(document, [])];
  const single = places.flatMap((path) =>
    KINDS.map((kind) => ({
      what: `${path.join('.')} ${kind}`,
      make() {
        const copy = structuredClone(document);
        const holder = path
          .slice(0, -1)
          .reduce((here, step) => here[step] as Holder, copy as Holder);
        damage(holder, path.at(-1) as string, kind);
        return JSON.stringify(copy);
      },
    })),
  );
  // As a site that changes its format: the same key of all rows.
  const keys = new Set(places.map((path) => path.at(-1) as string));
  const everywhere = [...keys].flatMap((key) =>
    KINDS.map((kind) => ({
      what: `every ${key} ${kind}`,
      make() {
        const copy = structuredClone(document);
        for (const holder of holdersOf(copy)) if (key in holder) damage(holder, key, kind);
        return JSON.stringify(copy);
      },
    })),
  );
  return [...single, ...everywhere];
}

function damage(holder: Holder, key: string, kind: Kind): void {
  const value = holder[key];
  if (kind === 'dropped' || kind === 'renamed') delete holder[key];
  if (kind === 'renamed') holder[`${key}V2`] = value;
  if (kind === 'null') holder[key] = null;
  if (kind === 'emptied') holder[key] = Array.isArray(value) ? [] : '';
  if (kind === 'words') holder[key] = WORDS;
}

function* placesOf(value: unknown, above: readonly string[]): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    if (Array.isArray(value) && Number(key) >= ENTRIES) return;
    if (!Array.isArray(value)) yield [...above, key];
    yield* placesOf((value as Holder)[key], [...above, key]);
  }
}

function* holdersOf(value: unknown): Generator<Holder> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Holder;
  for (const one of Object.values(value)) yield* holdersOf(one);
}

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/gi;
const TAG = /<[a-z][\w-]*\s[^<>]*>/gi;
const ATTRIBUTE = /\s([\w:-]+)="([^"]*)"/g;
const TEXT = />([^<>]*[^<>\s][^<>]*)</g;

function damagesOfHtml(page: string): PossibleDamage[] {
  const cut = (from: number, to: number, put: string) => page.slice(0, from) + put + page.slice(to);
  const damages: PossibleDamage[] = [];
  const scripts: [number, number][] = [];
  for (const { index, 0: whole, 1: open = '', 2: content = '' } of page.matchAll(SCRIPT)) {
    scripts.push([index, index + whole.length]);
    const embedded = embeddedIn(content);
    if (!embedded) continue;
    const start = index + open.length + embedded.from;
    for (const { what, make } of damagesOfJson(embedded.document))
      damages.push({
        what: `script ${what}`,
        make: () => cut(start, start + embedded.length, make()),
      });
  }
  const isInScript = (at: number) => scripts.some(([from, to]) => at > from && at < to);
  const classes = new Set<string>();
  for (const { index, 0: tag } of page.matchAll(TAG)) {
    if (isInScript(index)) continue;
    for (const { index: at, 0: whole, 1: name = '', 2: value = '' } of tag.matchAll(ATTRIBUTE)) {
      const from = index + at;
      const to = from + whole.length;
      const what = `${tag.slice(0, 60)} ${name}`;
      damages.push(
        { what: `${what} dropped`, make: () => cut(from, to, '') },
        { what: `${what} renamed`, make: () => cut(from, to, ` ${name}-v2="${value}"`) },
        { what: `${what} words`, make: () => cut(from, to, ` ${name}="${WORDS}"`) },
      );
      if (name === 'class') for (const one of value.split(/\s+/)) if (one) classes.add(one);
    }
  }
  for (const { index, 1: text = '' } of page.matchAll(TEXT)) {
    if (isInScript(index)) continue;
    const from = index + 1;
    const to = from + text.length;
    const what = `text ${JSON.stringify(text.trim().slice(0, 40))} at ${from}`;
    damages.push(
      { what: `${what} emptied`, make: () => cut(from, to, '') },
      { what: `${what} words`, make: () => cut(from, to, WORDS) },
    );
  }
  for (const name of classes)
    damages.push({
      what: `every class ${name} renamed`,
      make: () =>
        page.replaceAll(
          /\bclass="([^"]*)"/g,
          (_, list: string) =>
            `class="${list
              .split(/\s+/)
              .map((one) => (one === name ? `${one}V2` : one))
              .join(' ')}"`,
        ),
    });
  return damages;
}

/** The JSON that a script holds, alone or assigned to a name. */
function embeddedIn(content: string) {
  const from = content.search(/[{[]/);
  const to = Math.max(content.lastIndexOf('}'), content.lastIndexOf(']')) + 1;
  if (from < 0 || to <= from) return undefined;
  const document = parsed(content.slice(from, to));
  return document === undefined ? undefined : { from, length: to - from, document };
}

function parsed(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
