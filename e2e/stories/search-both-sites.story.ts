import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { eventually } from '../support/eventually.ts';
import { signInAs } from '../support/people.ts';
import { awake, DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';
import type { Page } from 'playwright-core';

const { person } = useBrowser();
const siteOf = (page: Page, name: string) => page.getByRole('region', { name });

it('with or without diacritics, listings of both sites arrive with Vietnamese titles, yen, đồng and the landed total', async () => {
  const page = await person(PHONE);
  await visit(page, '/');
  await look(page, '2-home');
  const box = page.getByRole('main').getByRole('combobox').or(page.getByRole('main').getByRole('searchbox')).first();
  await box.fill('may anh film nikon');
  await box.press('Enter');
  await page.waitForURL('**/hako-go/search?keyword=may%20anh%20film%20nikon');
  // The home page has shelves of the same names; it stays until the search is drawn.
  await page.getByRole('heading', { level: 1, name: 'may anh film nikon' }).waitFor();
  for (const name of ['Yahoo! Đấu giá', 'Mercari']) {
    const first = siteOf(page, name).getByRole('article').first();
    await first.waitFor();
    const text = await first.textContent();
    expect(text).toMatch(/nikon/i);
    expect(text).toMatch(/[\d.]+\s?₫/);
    expect(text).toMatch(/¥[\d,]+/);
    expect(text).toMatch(/Về tới nhà/);
    expect(text).toMatch(/chắc chắn|ước tính|chưa biết/);
    expect(await first.getByRole('heading').textContent(), 'a Vietnamese title').not.toMatch(/[ぁ-んァ-ヶ一-龠]{4,}/);
  }
  expect(await page.locator('[lang=ja]').first().innerText()).toContain('ニコン');
  await look(page, '2-search-phone');

  const other = await person(DESKTOP);
  await visit(other, `/hako-go/search?keyword=${encodeURIComponent('máy ảnh film nikon')}`);
  await siteOf(other, 'Mercari').getByRole('article').first().waitFor();
  expect(await other.locator('[lang=ja]').first().innerText()).toBe(await page.locator('[lang=ja]').first().innerText());
  await look(other, '2-search-wide');
});

it('a person who is signed in turns the translation off and reads what the seller wrote', async () => {
  const page = await person(DESKTOP);
  await signInAs(page, 'khach@hako.test', DEMO_PASSWORD, '/hako-go/search?keyword=nikon');
  const heading = siteOf(page, 'Yahoo! Đấu giá').getByRole('article').first().getByRole('heading');
  await heading.waitFor();
  await page.getByRole('complementary', { name: 'Tiện ích và liên hệ' }).getByRole('button', { name: 'Cài đặt' }).click();
  await page.getByLabel('Tự động dịch tiêu đề và danh mục').click();
  await page.keyboard.press('Escape');
  await expect
    .poll(() =>
      siteOf(page, 'Yahoo! Đấu giá')
        .getByRole('article')
        .getByRole('heading')
        .allTextContents()
        .then((all) => all.join(' ')),
    )
    .toMatch(/[ぁ-んァ-ヶ一-龠]{3,}/);
  await look(page, '2-search-original');
});

it('a silent site is named and the rest stands', async () => {
  const page = await person(PHONE);
  await pretend('POST', '/_control/parties/mercari/silence');
  try {
    await page.goto('/hako-go/search?keyword=olympus', { waitUntil: 'commit' });
    await siteOf(page, 'Yahoo! Đấu giá').getByRole('article').first().waitFor();
    await siteOf(page, 'Mercari')
      .getByText(/chưa trả lời|không trả lời|chậm/i)
      .first()
      .waitFor({ timeout: 40_000 });
    await look(page, '2-silent-site');
  } finally {
    await pretend('DELETE', '/_control/parties/mercari/silence');
  }
  await awake(page);
  // A site that was silent is spared for a while, so people may have to press more than once.
  await eventually(
    'Mercari answers again',
    async () => {
      const again = siteOf(page, 'Mercari').getByRole('link', { name: 'Thử lại' });
      if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined);
      return siteOf(page, 'Mercari')
        .getByRole('article')
        .first()
        .waitFor({ timeout: 4_000 })
        .then(
          () => true,
          () => false,
        );
    },
    60_000,
  );
});
