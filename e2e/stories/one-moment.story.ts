import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DESKTOP, look, pretend, useBrowser, visit } from '../support/story.ts';

interface Lot {
  readonly id: string;
  readonly price: number;
  readonly bids: readonly unknown[];
}

const { person } = useBrowser();
let page: Page;
let lot: string;

beforeAll(async () => {
  page = await person(DESKTOP);
  lot = (
    await pretend<Lot>('POST', '/_control/auctions', {
      title: 'ニコン ボディキャップ',
      startPrice: 3_000,
      autoExtension: false,
      rivals: [],
      endsInSeconds: 900,
    })
  ).id;
});

const rivalBids = (name: string, maximum: number) =>
  pretend<Lot>('POST', `/_control/auctions/${lot}/rival-bid`, { name, maximum });

/** Every price of the lot, every count and every end that the page says outside what explains itself. */
const said = () =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const textOf = (selector: string) => main.querySelector(selector)?.textContent ?? '';
    const rowOf = (label: string) =>
      [...main.querySelectorAll('dt')].find((term) => term.textContent === label)
        ?.nextElementSibling?.textContent ?? '';
    const panel = textOf('section[aria-labelledby="bid-panel"]');
    // Over without a bid of ours: the panel is away, and the plate over the picture says so.
    const isOver = panel === '' && /Đã bán|Đã kết thúc/.test(textOf('[data-closed]'));
    const price = /¥[\d,]+/.exec(textOf('header dl'))?.[0];
    const count = rowOf('Số lượt đặt');
    return {
      isOver,
      prices: [price, isOver ? price : /¥[\d,]+/.exec(panel)?.[0]],
      counts: [isOver ? count : /(\d+) lượt/.exec(panel)?.[1], count],
      ends: [
        isOver ? rowOf('Kết thúc') : textOf('section[aria-labelledby="bid-panel"] [data-end]'),
        rowOf('Kết thúc'),
      ],
      total: /¥([\d,]+)/.exec(textOf('section[aria-label="Lần 1"]'))?.[1],
    };
  });
const expected = ({ price, bids }: Lot) => {
  const yen = price.toLocaleString('en-US');
  return {
    prices: [`¥${yen}`, `¥${yen}`],
    counts: [String(bids.length), String(bids.length)],
    total: yen,
  };
};

/** Opens the page; what it says agrees with itself, however old the reading is that it shares. */
async function opened() {
  await visit(page, `/auction/item/${lot}`);
  const told = await said();
  for (const [one, other] of [told.prices, told.counts, told.ends]) expect(one).toBe(other);
  return told;
}
/** A reading is shared for some seconds. */
const PATIENCE = { timeout: 30_000 };

it('a page that is opened anew tells price, bids and end of one reading', async () => {
  await expect.poll(async () => (await opened()).isOver, PATIENCE).toBe(false);
  await rivalBids('a***a', 5_000);
  const now = await rivalBids('b***b', 8_000);
  await expect.poll(opened, PATIENCE).toMatchObject(expected(now));
});

it('a page that stays open follows as one, its total included', async () => {
  const now = await rivalBids('c***c', 12_000);
  await expect.poll(said, { timeout: 60_000 }).toMatchObject(expected(now));
});

it('after the end nothing is left of the price before', async () => {
  await rivalBids('d***d', 15_000);
  const now = await pretend<Lot>('POST', `/_control/auctions/${lot}/end`, {});
  const { prices, counts } = expected(now);
  await expect.poll(opened, PATIENCE).toMatchObject({ prices, counts, isOver: true });
  await look(page, '5-one-moment');
});
