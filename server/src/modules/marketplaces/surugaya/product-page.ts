import { broken } from '../reading/shape.ts';
import { categoryIn } from './search-page.ts';
import { SOURCE, tidy } from './shapes.ts';
import { type Opened, walkPage, type WhenRead } from '../reading/page-walker.ts';

/** The parts of a product page that count, as they stand there. */
export interface ProductPage {
  title: string;
  /** Each 中古 / 新品 / 予約 that the site itself prices, its whole text; the one that the button buys has class `price-buy`. */
  readonly groups: { text: string; price: string | undefined; isBuy: boolean }[];
  hasBuyButton: boolean;
  hasWaitButton: boolean;
  /** `.tbl_product_info`: メーカー, 発売日, 定価, 型番 … */
  readonly facts: { readonly name: string; readonly value: string }[];
  code: string | undefined;
  readonly pictures: string[];
  /** Category ids and names, root first. */
  readonly trail: { readonly id: string; readonly name: string }[];
  market: string | undefined;
  marketHref: string | undefined;
  note: string;
  footnote: string;
  freeShipping: string;
  /** The page's structured data, unread. */
  readonly structured: unknown[];
}

/** The page while it is read; the title is undefined until its heading was seen. */
type Draft = Omit<ProductPage, 'title'> & { title: string | undefined };
/** Looks at an element as it opens; gives back who gets its text, when that is wanted. */
type PartReader = (element: Opened) => WhenRead | undefined;

/** The product page in one pass. An `Outage` when it has no title, so that it is something else. */
export function readProductPage(html: string): ProductPage {
  const page: Draft = {
    title: undefined,
    groups: [],
    hasBuyButton: false,
    hasWaitButton: false,
    facts: [],
    code: undefined,
    pictures: [],
    trail: [],
    market: undefined,
    marketHref: undefined,
    note: '',
    footnote: '',
    freeShipping: '',
    structured: [],
  };
  const parts: readonly PartReader[] = [
    structuredDataOf(page),
    picturesOf(page),
    headingOf(page),
    trailOf(page),
    pricesOf(page),
    buttonsOf(page),
    factsOf(page),
    notesOf(page),
    marketOf(page),
  ];
  walkPage(html, (element) => {
    for (const part of parts) {
      const read = part(element);
      if (read) return read;
    }
    return undefined;
  });
  if (!page.title) throw broken(SOURCE, 'h1_title_product');
  return { ...page, title: page.title };
}

const structuredDataOf =
  (page: Draft): PartReader =>
  ({ name, attributes }) =>
    name === 'script' && attributes['type'] === 'application/ld+json'
      ? (text) => page.structured.push(jsonOf(text))
      : undefined;

const picturesOf =
  ({ pictures }: Draft): PartReader =>
  ({ name, attributes, has }) => {
    const add = (address: string | undefined) => {
      if (address && !pictures.includes(address)) pictures.push(address);
    };
    if (name === 'meta' && attributes['property'] === 'og:image') add(attributes['content']);
    if (name === 'img' && (attributes['id'] === 'item_picture' || has('main-pro-img')))
      add(attributes['src']);
    return undefined;
  };

const headingOf =
  (page: Draft): PartReader =>
  ({ has }) =>
    has('h1_title_product') ? (text) => (page.title ??= tidyTitle(text)) : undefined;

function trailOf({ trail }: Draft): PartReader {
  let inTrail = false;
  return ({ name, attributes, has }) => {
    if (has('breadcrumb')) {
      inTrail = true;
      return () => (inTrail = false);
    }
    const category = inTrail && name === 'a' ? categoryIn(attributes['href']) : undefined;
    return category ? (text) => trail.push({ id: category, name: tidy(text) }) : undefined;
  };
}

const pricesOf =
  ({ groups }: Draft): PartReader =>
  ({ has }) => {
    if (has('price_group')) {
      const group: ProductPage['groups'][number] = { text: '', price: undefined, isBuy: false };
      groups.push(group);
      return (text) => (group.text = tidy(text));
    }
    const group = groups.at(-1);
    if (!group || !has('text-price-detail')) return undefined;
    group.isBuy ||= has('price-buy');
    return (text) => (group.price ??= tidy(text));
  };

const buttonsOf =
  (page: Draft): PartReader =>
  ({ attributes, has }) => {
    if (has('btn_buy') || has('cart1') || attributes['id'] === 'cart-add') page.hasBuyButton = true;
    if (has('waitbtn') || attributes['value'] === '入荷待ちリストへ') page.hasWaitButton = true;
    return undefined;
  };

function factsOf(page: Draft): PartReader {
  let tableName = '';
  return ({ name, attributes }) => {
    if (attributes['id'] === 'proid')
      return (text) => (page.code = tidy(text).split('：').at(-1)?.trim());
    if (name === 'th') return (text) => (tableName = tidy(text));
    if (name !== 'td' || tableName === '') return undefined;
    const fact = tableName;
    tableName = '';
    return (text) => page.facts.push({ name: fact, value: tidy(text) });
  };
}

const notesOf =
  (page: Draft): PartReader =>
  ({ attributes, has }) => {
    if (attributes['id'] === 'item_condition') return (text) => (page.note = text.trim());
    if (has('panel_buy')) return (text) => (page.footnote = tidy(text));
    if (has('free_shipping')) return (text) => (page.freeShipping = tidy(text));
    return undefined;
  };

function marketOf(page: Draft): PartReader {
  let inMarket = false;
  return ({ name, attributes, has }) => {
    if (has('makeplaTit')) {
      inMarket = true;
      return (text) => {
        page.market = text;
        inMarket = false;
      };
    }
    if (inMarket && name === 'a') page.marketHref ??= attributes['href'];
    return undefined;
  };
}

/** The ideographic space parts the heading's category from the title, so it is kept where other white space is not. */
const tidyTitle = (text: string): string => text.replace(/[^\S\u3000]+/g, ' ').trim();

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
