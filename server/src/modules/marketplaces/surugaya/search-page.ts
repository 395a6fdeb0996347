import { broken } from '../reading/shape.ts';
import { SOURCE, tidy } from './shapes.ts';
import { walkPage } from '../reading/page-walker.ts';

/** One hit of the search page: the texts of its parts as they stand there. */
export interface FoundItem {
  code: string | undefined;
  picture: string | undefined;
  href: string | undefined;
  title: string;
  kind: string;
  releaseDate: string;
  brand: string;
  /** `p.price_teika`: own price and list price share the class, only their words tell them apart. */
  readonly priced: string[];
  /** `p.price`: 品切れ. */
  readonly unpriced: string[];
  priceBlock: string;
  footnote: string;
  market: string | undefined;
  marketHref: string | undefined;
}

export interface SearchPage {
  readonly items: readonly FoundItem[];
  readonly total: number;
  readonly hasNext: boolean;
  /** Prices that the page's own script tells once more, by code. It leaves some goods out. */
  readonly scripted: ReadonlyMap<string, number>;
  /** Narrower categories, from the list beside the hits. */
  readonly narrower: readonly { readonly id: string; readonly name: string }[];
  /** From the page's breadcrumb: category ids and their names, root first. */
  readonly trail: readonly { readonly id: string; readonly name: string }[];
}

/** The search page in one pass. An `Outage` when it is none, or when it holds fewer hits than it says. */
export function readSearchPage(html: string): SearchPage {
  const items: FoundItem[] = [];
  const narrower: { id: string; name: string }[] = [];
  const scripted = new Map<string, number>();
  let trail: SearchPage['trail'] = [];
  let current: FoundItem | undefined;
  let hit: string | undefined;
  let hasNext = false;
  let inNarrower = false;
  let inMarket = false;

  walkPage(html, ({ name, attributes, has }) => {
    if (name === 'link' && attributes['rel'] === 'next') hasNext = true;
    if (name === 'script' && attributes['type'] === 'application/ld+json')
      return (text) => (trail = trailOf(text));
    if (name === 'script') return (text) => noteScripted(text, scripted);
    if (has('hit')) return (text) => (hit = tidy(text));
    if (
      name === 'div' &&
      attributes['class']?.includes('facet-') &&
      /(^| )facet-/.test(attributes['class'])
    )
      inNarrower = has('facet-category');
    const category = inNarrower && name === 'a' ? categoryIn(attributes['href']) : undefined;
    if (category)
      return (text) => narrower.push({ id: category, name: tidy(text).replace(/\([^()]*\)$/, '') });
    if (name === 'div' && has('item')) current = undefined;
    if (has('photo_box')) {
      current = newItem();
      items.push(current);
    }
    const item = current;
    if (!item) return undefined;
    if (name === 'a') {
      item.href ??= attributes['href'];
      if (inMarket) item.marketHref ??= attributes['href'];
    }
    if (name === 'img' && item.picture === undefined) {
      item.picture = attributes['src'];
      item.code = /[?&]shinaban=(\w+)/.exec(attributes['src'] ?? '')?.[1];
    }
    if (has('product-name')) return (text) => (item.title = tidy(text));
    if (has('background-kishu')) return (text) => (item.kind = tidy(text));
    if (has('release_date')) return (text) => (item.releaseDate = tidy(text));
    if (has('brand')) return (text) => (item.brand = tidy(text));
    if (has('item_price')) return (text) => (item.priceBlock = tidy(text));
    if (has('price_teika')) return (text) => item.priced.push(tidy(text));
    if (has('price')) return (text) => item.unpriced.push(tidy(text));
    if (has('panel_buy')) return (text) => (item.footnote = tidy(text));
    if (has('makeplaTit')) {
      inMarket = true;
      return (text) => {
        item.market = text;
        inMarket = false;
      };
    }
    return undefined;
  });
  return { items, total: totalOf(hit, items.length), hasNext, scripted, narrower, trail };
}

const newItem = (): FoundItem => ({
  code: undefined,
  picture: undefined,
  href: undefined,
  title: '',
  kind: '',
  releaseDate: '',
  brand: '',
  priced: [],
  unpriced: [],
  priceBlock: '',
  footnote: '',
  market: undefined,
  marketHref: undefined,
});

/** 「該当件数:24,584件中 1-24件」 tells how many hits must stand on this page; 「該当件数:0件」 that there are none. */
function totalOf(hit: string | undefined, read: number): number {
  const [, total, from, to] =
    /^該当件数:([\d,]+)件(?:中 ([\d,]+)-([\d,]+)件)?$/.exec(hit ?? '') ?? [];
  const number = (written: string | undefined) => Number((written ?? '').replaceAll(',', ''));
  if (total === undefined) throw broken(SOURCE, 'hit', hit);
  const expected = from === undefined ? 0 : number(to) - number(from) + 1;
  if (expected !== read || (read === 0 && number(total) > 0 && from === undefined))
    throw broken(SOURCE, 'item', `${read} of ${expected} hits`);
  return number(total);
}

const SCRIPTED = /item_id: common\.htmlDecode\('([^']*)'\)[\s\S]*?\bprice: (\d+)/;

function noteScripted(script: string, into: Map<string, number>): void {
  const [, code, price] = SCRIPTED.exec(script) ?? [];
  if (code !== undefined) into.set(code, Number(price));
}

function trailOf(json: string): { id: string; name: string }[] {
  try {
    const { itemListElement } = JSON.parse(json) as {
      itemListElement?: { name?: unknown; item?: unknown }[];
    };
    return (itemListElement ?? []).flatMap(({ name, item }) => {
      const id = categoryIn(String(item));
      return id === undefined ? [] : [{ id, name: String(name) }];
    });
  } catch {
    // A trail that cannot be read is missing, and whoever needs it says so.
    return [];
  }
}

export const categoryIn = (href: string | undefined): string | undefined =>
  /[?&]category=(\d{1,10})(?:&|$)/.exec(href ?? '')?.[1];
