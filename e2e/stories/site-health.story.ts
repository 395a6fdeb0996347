import { expect, it } from 'vitest';
import { signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

it('staff see how the line to each marketplace is', async () => {
  const page = await person(DESKTOP);
  await signInAtDesk(page, 'buyer');
  await visit(page, '/rakuten/ranking');
  await visit(page, '/desk/queue');
  await page.getByRole('link', { name: 'Các sàn' }).click();
  await page.waitForURL('**/desk/sites');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Rakuten' }).waitFor();
  expect(await main.textContent()).toContain('Đang thông');
  expect(await main.textContent()).toMatch(/một nửa trong \d+ ms, 95% trong \d+ ms/);
  await look(page, 'desk-sites');
});
