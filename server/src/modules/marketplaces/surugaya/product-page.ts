import { broken } from '../reading/shape.ts';
import { categoryIn } from './search-page.ts';
import { SOURCE, tidy } from './shapes.ts';
import { walkPage } from '../reading/page-walker.ts';

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

/** The product page in one pass. An `Outage` when it has no title, so that it is something else. */
export function readProductPage(html: string): ProductPage {
  const page: ProductPage = {
    title: '',
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
  let heading: string | undefined;
  let inTrail = false;
  let inMarket = false;
  let tableName = '';
  const addPicture = (address: string | undefined) => {
    if (address && !page.pictures.includes(address)) page.pictures.push(address);
  };

  walkPage(html, ({ name, attributes, has }) => {
    if (name === 'script' && attributes['type'] === 'application/ld+json')
      return (text) => page.structured.push(jsonOf(text));
    if (name === 'meta' && attributes['property'] === 'og:image') addPicture(attributes['content']);
    if (name === 'img' && (attributes['id'] === 'item_picture' || has('main-pro-img')))
      addPicture(attributes['src']);
    if (has('h1_title_product')) return (text) => (heading ??= tidyTitle(text));
    if (has('breadcrumb')) {
      inTrail = true;
      return () => (inTrail = false);
    }
    const category = inTrail && name === 'a' ? categoryIn(attributes['href']) : undefined;
    if (category) return (text) => page.trail.push({ id: category, name: tidy(text) });
    if (has('price_group')) {
      const group: ProductPage['groups'][number] = { text: '', price: undefined, isBuy: false };
      page.groups.push(group);
      return (text) => (group.text = tidy(text));
    }
    const group = page.groups.at(-1);
    if (group && has('text-price-detail')) {
      group.isBuy ||= has('price-buy');
      return (text) => (group.price ??= tidy(text));
    }
    if (has('btn_buy') || has('cart1') || attributes['id'] === 'cart-add') page.hasBuyButton = true;
    if (has('waitbtn') || attributes['value'] === '入荷待ちリストへ') page.hasWaitButton = true;
    if (attributes['id'] === 'proid')
      return (text) => (page.code = tidy(text).split('：').at(-1)?.trim());
    if (name === 'th') return (text) => (tableName = tidy(text));
    if (name === 'td' && tableName !== '') {
      const fact = tableName;
      tableName = '';
      return (text) => page.facts.push({ name: fact, value: tidy(text) });
    }
    if (attributes['id'] === 'item_condition') return (text) => (page.note = text.trim());
    if (has('panel_buy')) return (text) => (page.footnote = tidy(text));
    if (has('free_shipping')) return (text) => (page.freeShipping = tidy(text));
    if (has('makeplaTit')) {
      inMarket = true;
      return (text) => {
        page.market = text;
        inMarket = false;
      };
    }
    if (inMarket && name === 'a') page.marketHref ??= attributes['href'];
    return undefined;
  });
  if (!heading) throw broken(SOURCE, 'h1_title_product');
  return { ...page, title: heading };
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
