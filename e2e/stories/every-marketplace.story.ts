import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { ownProduct } from '../support/own-product.ts';
import { DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { signInAs } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';
import { PATIENCE, cards, main, siteChip } from '../support/search-page.ts';

const KEYWORD = 'máy ảnh film nikon';

const { person } = useBrowser();

/** Its panel is folded behind a handle where the window has no gutter. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trợ giúp và cài đặt' }).click();
  await page.getByRole('button', { name: 'Cài đặt', exact: true }).click();
}

interface Served {
  readonly site: string;
  readonly name: string;
  readonly path: string;
  readonly lists: readonly string[];
}

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(ownProduct.url + address);
  expect(answer.status, address).toBe(200);
  return (await answer.json()) as Answer;
}
const servedSites = async () => (await read<{ data: Served[] }>('/api/catalog/served')).data;

interface FoundItem {
  readonly url: string;
  readonly path: string;
  readonly title_vi: string;
}
const firstAt = async (site: string): Promise<FoundItem> => {
  const page = await read<{ groups: { members: FoundItem[] }[] }>(
    `/api/catalog/merged-page?sites=${site}&size=5&q=${encodeURIComponent('nikon')}`,
  );
  const found = page.groups[0]?.members[0];
  expect(found, `something of Nikon at ${site}`).toBeDefined();
  return found as FoundItem;
};

it('a Vietnamese keyword finds the same things on all sites that are served, in one list', async () => {
  const served = await servedSites();
  expect(served.length).toBeGreaterThanOrEqual(7);
  const page = await person(DESKTOP);
  // A site that is slower than the search waits for is missing from the list, and is asked again.
  await eventually(
    'every site has answered',
    async () => {
      await visit(page, `/hako-go/search?keyword=${encodeURIComponent(KEYWORD)}`);
      await main(page).getByText('Đang tìm: ニコン フィルムカメラ').waitFor(PATIENCE);
      await cards(page).first().waitFor(PATIENCE);
      const chips = served.map(({ name }) => siteChip(page, name).getByText(/\d/));
      const counted = await Promise.all(chips.map(async (chip) => (await chip.count()) > 0));
      return counted.every(Boolean);
    },
    60_000,
  );
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(titles.filter((title) => /nikon/i.test(title)).length).toBeGreaterThan(titles.length / 2);
  await look(page, 'sites-search-wide');

  // Without diacritics, on a phone, and in the order of what it costs at the door.
  const other = await person(PHONE);
  await visit(other, '/hako-go/search?keyword=may+anh+film+nikon&sort=landed-up');
  await main(other).getByText('ニコン フィルムカメラ').waitFor(PATIENCE);
  await cards(other).first().waitFor(PATIENCE);
  await look(other, 'sites-search-phone');
});

it('a person who is signed in turns the translation off and reads what the seller wrote', async () => {
  const page = await person(DESKTOP);
  await signInAs(page, 'khach@hako.test', DEMO_PASSWORD, '/auction/search?keyword=nikon');
  await cards(page).first().waitFor(PATIENCE);
  await openSettings(page);
  await page.getByLabel('Tự động dịch tiêu đề và danh mục').click();
  await page.keyboard.press('Escape');
  await expect
    .poll(
      async () => (await cards(page).getByRole('heading').allTextContents()).join(' '),
      PATIENCE,
    )
    .toMatch(/[ぁ-んァ-ヶ一-龠]{3,}/);
  await look(page, 'sites-original');
});

it('a person chooses the dark look, and the next page is drawn dark by the server', async () => {
  const page = await person(DESKTOP);
  await visit(page, '/auction');
  await openSettings(page);
  await page.getByRole('radio', { name: 'Tối' }).click();
  const look = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(look).toBe('dark');
  const answer = await page.reload({ waitUntil: 'commit' });
  expect(await answer?.text()).toMatch(/<html lang="vi" data-theme="dark"/);
  expect(await look()).toBe('dark');
});

it('a link pasted from each site opens the right item', async () => {
  const page = await person(PHONE);
  for (const { site } of await servedSites()) {
    if (site === 'rakuten') continue;
    const found = await firstAt(site);
    await page.goto(`/hako-go/search?keyword=${encodeURIComponent(found.url)}`, {
      waitUntil: 'commit',
    });
    await main(page)
      .getByRole('heading', { level: 1, name: found.title_vi.slice(0, 12) })
      .waitFor(PATIENCE);
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(
      decodeURIComponent(found.path.split('?')[0] as string),
    );
    await main(page).getByRole('heading', { name: 'Giá về tới nhà' }).waitFor(PATIENCE);
  }
  // An address of this mall carries the shop's own number, which is found where the shop writes it beside its goods.
  const made = await pretend<{ url: string }>('POST', '/_control/rakuten/items', {
    name: 'ニコン FM2 フィルムカメラ',
    price: 23_450,
  });
  await page.goto(`/hako-go/search?keyword=${encodeURIComponent(made.url)}`, {
    waitUntil: 'commit',
  });
  await page.waitForURL('**/rakuten/item/**', PATIENCE);
  await main(page).getByText('23,450').first().waitFor(PATIENCE);
});

it('a price from a link, and a link that is none', async () => {
  const found = await firstAt('auction');
  const page = await person(PHONE);
  await visit(page, '/auction-go');
  const field = page.getByLabel('Link món hàng');
  await field.fill(found.url);
  await page.getByRole('button', { name: 'Báo giá' }).click();
  await main(page)
    .getByRole('link', { name: /Xem và (mua|đặt giá)/ })
    .waitFor(PATIENCE);
  expect(await main(page).textContent()).toMatch(/Lần 1.*Lần 2/);
  await main(page)
    .getByRole('radio', { name: /Đường biển về Hà Nội/ })
    .click();
  await page.waitForURL(/ship=SEA/, PATIENCE);
  await look(page, 'sites-price-from-link');
  await field.fill('https://example.com/shoes/42');
  await page.getByRole('button', { name: 'Báo giá' }).click();
  await main(page).getByText('Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.').waitFor(PATIENCE);
});

it('a ranking, a category and the shops of a place lead to goods', async () => {
  const page = await person(PHONE);
  await visit(page, '/rakuten/ranking');
  const ranked = main(page).getByRole('list', { name: 'Bán chạy' }).getByRole('article');
  await ranked.first().waitFor(PATIENCE);
  expect(await ranked.first().textContent()).toContain('Hạng 1');
  await look(page, 'sites-ranking');

  await visit(page, '/auction/categories');
  await main(page)
    .getByRole('link', { name: /máy ảnh/i })
    .first()
    .click();
  await page.waitForURL('**/auction/category/**', PATIENCE);
  await main(page).getByRole('article').first().waitFor(PATIENCE);
  await look(page, 'sites-category');

  await visit(page, '/shop-place?kind=camera');
  const shops = main(page).getByRole('list', { name: 'Cửa hàng' }).getByRole('listitem');
  await shops.first().waitFor(PATIENCE);
  await look(page, 'sites-shops');
  await shops.first().getByRole('link').click();
  await page.waitForURL('**/seller/**', PATIENCE);
  await main(page).getByRole('button', { name: 'Lưu người bán' }).waitFor(PATIENCE);
  await main(page).getByRole('article').first().waitFor(PATIENCE);
});
