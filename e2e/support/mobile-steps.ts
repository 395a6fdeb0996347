/** What the client learns on its way: tokens, ids and codes that later calls name. */
export const seen: Record<string, string> = {};

export interface Step {
  readonly id: string;
  readonly params?: () => Record<string, string>;
  readonly query?: () => Record<string, string>;
  readonly body?: () => unknown;
  readonly form?: () => Record<string, string>;
  /** Takes from the answer what later steps need. */
  readonly learn?: (answer: never) => void;
}

const CLIENT = { client_id: 'mobile', client_secret: 'mobile' };
export const MERCARI_PRICE = 1_000;
const page = () => ({ page: '1', size: '20' });

/**
 * The calls in the order of the client's screens (mobile-client.md, section 2), as far as they are
 * for auctions, Mercari and one's own things.
 */
export const STEPS: readonly Step[] = [
  {
    id: 'auth.token.password',
    form: () => ({
      grant_type: 'password',
      username: 'khach@hako.test',
      password: 'hako-demo-2026',
      scopes: 'openid profile api offline_access',
      provider: '',
      token_id: '',
      ...CLIENT,
    }),
    learn: (answer: { access_token: string; refresh_token: string }) =>
      Object.assign(seen, { access: answer.access_token, refresh: answer.refresh_token }),
  },
  {
    id: 'auth.token.refresh',
    form: () => ({
      grant_type: 'refresh_token',
      refresh_token: seen['refresh'] as string,
      ...CLIENT,
    }),
    learn: (answer: { access_token: string }) =>
      Object.assign(seen, { access: answer.access_token }),
  },
  { id: 'session.get' },
  { id: 'exchange.price' },
  { id: 'bidding.user' },
  { id: 'transactions.get' },
  {
    id: 'search.suggestions',
    query: () => ({ query: '', size: '20', page: '1', type_code: 'auction' }),
  },
  {
    id: 'search.keywords',
    query: () => ({ query: '', size: '20', page: '1', type_code: 'auction' }),
  },
  {
    id: 'home.auction',
    query: () => ({
      size: '20',
      page: '1',
      category: '2084044777',
      code: '2084044777',
      sort: 'score',
      ranking: 'popular',
    }),
  },
  { id: 'auction.home-products', query: () => ({ categories: '2084044777' }) },
  {
    id: 'search.auction',
    query: () => ({ keyword: 'カメラ', query: 'カメラ', ...page() }),
    // The list may begin with goods at a fixed price; what has bids is an auction.
    learn: ({
      data,
    }: {
      data: { results: { code: string; seller_id: string; bids: number }[] };
    }) => {
      const auction = data.results.find(({ bids }) => bids > 0) ?? data.results[0];
      Object.assign(seen, { auction: auction?.code, seller: auction?.seller_id });
    },
  },
  { id: 'search.mercari', query: () => ({ keyword: 'カメラ', query: 'カメラ' }) },
  { id: 'home.mercari-popular' },
  { id: 'home.paypay', query: () => ({ size: '20', categories: '2504' }) },
  { id: 'search.paypay', query: () => ({ keyword: 'カメラ', query: 'カメラ' }) },
  {
    id: 'home.shopping-search',
    query: () => ({ query: 'カメラ', size: '20', page: '1', type_code: '' }),
  },
  {
    id: 'search.shopping',
    query: () => ({ keyword: 'カメラ', query: 'カメラ', sort: '-score', size: '20' }),
    learn: (answer: { data: { results: { code: string; seller: { sellerId: string } }[] } }) =>
      Object.assign(seen, {
        shopping: answer.data.results[0]?.code,
        store: answer.data.results[0]?.seller.sellerId,
      }),
  },
  { id: 'home.flash-sale' },
  {
    id: 'home.rakuten-popular',
    query: () => ({ query: 'レディースファッション', size: '20', page: '2', type_code: '' }),
  },
  {
    id: 'search.rakuten',
    // The client writes the upper price into minPrice and the lower into maxPrice.
    query: () => ({
      keyword: 'カメラ',
      query: 'カメラ',
      ...page(),
      sort: '-affiliateRate',
      minPrice: '90000',
      maxPrice: '3000',
    }),
    learn: (answer: { data: { results: { code: string }[] } }) =>
      Object.assign(seen, { rakuten: answer.data.results[0]?.code }),
  },
  { id: 'search.amazon-jp', query: () => ({ keyword: 'カメラ', query: 'カメラ' }) },
  { id: 'search.amazon-us', query: () => ({ keyword: 'camera', query: 'camera' }) },
  { id: 'amazon.deals' },
  { id: 'amazon.flash-sale', query: () => ({ language: 'ja_JP', country: 'jp' }) },
  { id: 'search.all', query: () => ({ q: 'カメラ' }) },
  {
    id: 'item.auction',
    params: () => ({ code: seen['auction'] as string }),
    query: () => ({ include_seller_info: 'true' }),
  },
  { id: 'item.auction.refresh', params: () => ({ code: seen['auction'] as string }) },
  { id: 'item.relates', params: () => ({ code: seen['auction'] as string }) },
  {
    id: 'seller.auction.products',
    query: () => ({ code: seen['seller'] as string, seller_id: seen['seller'] as string }),
  },
  { id: 'seller.auction.info', params: () => ({ code: seen['seller'] as string }) },
  { id: 'item.warehouse', query: () => ({ route: 'JP' }) },
  { id: 'item.shopping', params: () => ({ code: seen['shopping'] as string }) },
  {
    id: 'search.shopping.seller',
    query: () => ({
      size: '20',
      sort: '-score',
      seller_id: seen['store'] as string,
      type_code: '',
    }),
  },
  { id: 'item.rakuten', params: () => ({ code: seen['rakuten'] as string }) },
  { id: 'item.rakuten-ranking', query: () => ({ page: '1' }) },
  {
    id: 'item.mercari',
    params: () => ({ code: seen['mercari'] as string }),
    query: () => ({ type: '' }),
  },
  {
    id: 'cart.add',
    body: () => ({
      site_code: 'MER_JP',
      code: seen['mercari'],
      name: 'カメラ',
      url: '',
      price: MERCARI_PRICE,
      currency: 'JPY',
      qty: 1,
      description: null,
      images: [],
      ship_mode: '',
    }),
  },
  {
    id: 'cart.list',
    learn: (answer: { data: { _id: string }[] }) =>
      Object.assign(seen, { cartEntry: answer.data[0]?._id }),
  },
  {
    id: 'cart.update',
    body: () => ({ items: [{ id: seen['cartEntry'], qty: 2, selected: true }] }),
  },
  {
    id: 'price.calculate.cart',
    body: () => ({
      items: [
        {
          exchange_rate: 176,
          mode: 1,
          origin_country_shipping_fee: 0,
          price: 12000,
          qty: 1,
          route_code: 'AIR-HAN',
          tax: 0,
          weight: 0,
        },
      ],
      route_code: 'JP',
    }),
  },
  {
    id: 'price.calculate.bid',
    body: () => ({ items: [{ price: 12000, tax: 0, qty: 1 }], route_code: 'JP' }),
  },
  { id: 'cart.remove', body: () => ({ ids: [seen['cartEntry']] }) },
  { id: 'bid.price', params: () => ({ code: seen['auction'] as string }) },
  {
    id: 'bid.list',
    query: () => ({
      ...page(),
      type: 'all',
      sort: 'end_time',
      order: 'asc',
      from: '2026-01-01',
      to: '2027-12-31',
    }),
  },
  {
    id: 'address.provinces',
    learn: (answer: { data: { id?: number; _id?: number }[] }) =>
      Object.assign(seen, { province: String(answer.data[0]?.id ?? answer.data[0]?._id) }),
  },
  { id: 'address.district', params: () => ({ id: seen['province'] as string }) },
  { id: 'address.list' },
  { id: 'service.extras' },
  {
    id: 'quotes.list',
    query: () => ({ ...page(), from: '2026-01-01', to: '2027-12-31', step: '12.2' }),
  },
];
