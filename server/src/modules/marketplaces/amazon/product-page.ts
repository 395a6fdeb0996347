import { walkPage } from '../reading/page-walker.ts';
import { broken } from '../reading/shape.ts';
import { SOURCE } from './shapes.ts';

/** The parts of `/dp/{ASIN}` that count, as they stand there. Source: a captured page of 2022; marked names of newer pages are not captured. */
export interface ProductPage {
  asin: string | undefined;
  merchantId: string | undefined;
  title: string;
  price: string | undefined;
  points: string;
  availability: string;
  merchant: string;
  byline: string;
  rating: string;
  ratingCount: string;
  readonly pictures: string[];
  readonly features: string[];
  readonly trail: { readonly id: string; readonly name: string }[];
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The page in one pass. Prices count only inside the price block: carousels of other goods have the same marks. */
export function readProductPage(html: string): ProductPage {
  const page: ProductPage = {
    asin: undefined,
    merchantId: undefined,
    title: '',
    price: undefined,
    points: '',
    availability: '',
    merchant: '',
    byline: '',
    rating: '',
    ratingCount: '',
    pictures: [],
    features: [],
    trail: [],
  };
  const inside = { core: false, price: false, features: false, trail: false };
  const within = (part: keyof typeof inside) => {
    inside[part] = true;
    return () => {
      inside[part] = false;
    };
  };

  walkPage(html, ({ name, attributes, has }) => {
    const id = attributes['id'] ?? '';
    if (name === 'input' && attributes['name'] === 'ASIN') page.asin ??= attributes['value'];
    if (id === 'merchantID') page.merchantId = attributes['value'];
    if (id === 'productTitle') return (text) => (page.title = tidy(text));
    if (id === 'priceblock_ourprice' || id === 'priceblock_dealprice')
      return (text) => (page.price ??= tidy(text));
    // Newer pages; not captured.
    if (/^corePrice(?:Display)?_(?:desktop_)?feature_div$/.test(id)) return within('core');
    if (inside.core && has('a-offscreen')) return (text) => (page.price ??= tidy(text));
    if (id === 'price') return within('price');
    if (inside.price && has('a-color-price') && !id) return (text) => (page.points ||= tidy(text));
    if (id === 'availability') return (text) => (page.availability = tidy(text));
    if (id === 'merchant-info') return (text) => (page.merchant = tidy(text));
    if (id === 'bylineInfo') return (text) => (page.byline = tidy(text));
    if (id === 'acrPopover') page.rating ||= attributes['title'] ?? '';
    if (id === 'acrCustomerReviewText') return (text) => (page.ratingCount ||= tidy(text));
    if (id === 'landingImage')
      page.pictures.push(...picturesOf(attributes['data-a-dynamic-image']));
    if (id === 'feature-bullets') return within('features');
    if (inside.features && has('a-list-item')) return (text) => page.features.push(tidy(text));
    if (id === 'wayfinding-breadcrumbs_feature_div') return within('trail');
    const node =
      inside.trail && name === 'a'
        ? /[?&]node=(\d+)/.exec(attributes['href'] ?? '')?.[1]
        : undefined;
    if (node) return (text) => page.trail.push({ id: node, name: tidy(text) });
    return undefined;
  });
  if (page.title === '') throw broken(SOURCE, 'productTitle');
  return page;
}

/** `{address: [width, height]}`: one picture in several sizes; the largest of them. */
function picturesOf(json: string | undefined): string[] {
  try {
    const sizes = Object.entries(JSON.parse(json ?? '{}') as Record<string, [number, number]>);
    return sizes
      .toSorted(([, a], [, b]) => b[0] * b[1] - a[0] * a[1])
      .slice(0, 1)
      .map(([address]) => address);
  } catch {
    // A picture that cannot be read is a missing picture.
    return [];
  }
}
