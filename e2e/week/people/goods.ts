import { pretend } from '../../support/story.ts';

/** Goods as the story has them put up for sale, at one of the seven marketplaces. */
export interface Goods {
  readonly site: string;
  /** Their code at the marketplace. */
  readonly item: string;
  readonly priceJpy: number;
}

type Made = Readonly<Record<string, string>>;
type Maker = (name: string, price: number) => Promise<string>;

const made = (address: string, body: object): Promise<Made> =>
  pretend<Made>('POST', `/_control/${address}`, body);

/** How each marketplace is given goods, and how it names them. */
const MAKERS: Readonly<Record<string, Maker>> = {
  mercari: async (name, price) => (await made('mercari/items', { name, price }))['id'] ?? '',
  rakuten: async (name, price) => (await made('rakuten/items', { name, price }))['id'] ?? '',
  shopping: async (name, price) =>
    (await made('yahoo-shopping/items', { name, price }))['code'] ?? '',
  amazon: async (title, price) => (await made('amazon/items', { title, price }))['asin'] ?? '',
  paypay: async (title, price) => (await made('paypay/items', { title, price }))['id'] ?? '',
  surugaya: async (title, price) =>
    (await made('suruga-ya/products', { title, price }))['code'] ?? '',
  auction: async (title, buyNowPrice) =>
    (
      await made('auctions', {
        title,
        startPrice: 1_000,
        buyNowPrice,
        endsInSeconds: 86_400,
      })
    )['id'] ?? '',
};

export const SITES: readonly string[] = Object.keys(MAKERS);
/** Bought by our program; the others by a person. */
export const AGENT_SITES: readonly string[] = ['mercari', 'auction'];

/** Puts a lens up for sale. */
export async function putUp(site: string, number: number): Promise<Goods> {
  const priceJpy = 3_000 + number * 130;
  const item = await (MAKERS[site] as Maker)(`ニコン レンズ ${number}mm`, priceJpy);
  return { site, item, priceJpy };
}
