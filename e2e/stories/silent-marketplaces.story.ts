import { expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { eventually } from '../support/eventually.ts';
import { awake, look, PHONE, pretend, useBrowser } from '../support/story.ts';
import { PATIENCE, cards, main, siteChip } from '../support/search-page.ts';

const { person } = useBrowser();

async function read<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(ownProduct.url + address);
  expect(answer.status, address).toBe(200);
  return (await answer.json()) as Answer;
}

it('one silent site costs the customer only its own results', async () => {
  await pretend('POST', '/_control/parties/mercari/silence');
  const page = await person(PHONE);
  try {
    await page.goto('/hako-go/search?keyword=olympus', { waitUntil: 'commit' });
    await cards(page).first().waitFor(PATIENCE);
    await siteChip(page, 'Mercari')
      .getByText(/chưa phản hồi|lưu trước/)
      .waitFor(PATIENCE);
    await main(page)
      .getByText(/Mercari.*(chưa phản hồi|sự cố|kết nối|giới hạn)/)
      .first()
      .waitFor(PATIENCE);
    await awake(page);
    await look(page, 'sites-one-silent');
  } finally {
    await pretend('DELETE', '/_control/parties/mercari/silence');
  }
});

it('with all sites but one silent, that one is searched as ever', async () => {
  const silent = ['yahoo-auctions', 'mercari', 'yahoo-shopping', 'paypay', 'suruga-ya', 'amazon'];
  for (const party of silent) await pretend('POST', `/_control/parties/${party}/silence`);
  const page = await person(PHONE);
  try {
    await page.goto('/hako-go/search?keyword=casio', { waitUntil: 'commit' });
    await cards(page).first().waitFor(PATIENCE);
    await siteChip(page, 'Rakuten').getByText(/\d/).waitFor(PATIENCE);
    await siteChip(page, 'Amazon Nhật').getByText('chưa phản hồi').waitFor(PATIENCE);
    const ofRakuten = cards(page).getByText('Rakuten', { exact: true });
    expect(await ofRakuten.count()).toBe(await cards(page).count());
  } finally {
    for (const party of silent) await pretend('DELETE', `/_control/parties/${party}/silence`);
  }
  // Sites that were silent are spared for a while, then asked again.
  await eventually(
    'the others answer again',
    async () =>
      !(
        await read<{ data: { sites: { is_closed: boolean }[] } }>('/api/catalog/sites')
      ).data.sites.some(({ is_closed }) => is_closed),
    60_000,
  );
});
