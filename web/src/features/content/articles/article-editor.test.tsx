import { DeskArticle, writeArticleEndpoint } from '@hako/contract/content/articles';
import { addPictureEndpoint } from '@hako/contract/content/pictures';
import { uploadDeskFileEndpoint } from '@hako/contract/files/files';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { slugOf } from './article-words.ts';
import { useDraft } from './use-draft.ts';

const server = answeringServer();
const SAVED: DeskArticle = {
  ...{ slug: 'nghi-tet', title: 'Nghỉ Tết', state: 'draft', position: 100, version: 3 },
  ...{ shows_from: null, shows_until: null, updated_at: '2026-11-24T03:00:00.000Z' },
  ...{ updated_by: 'Lê Bán', summary: 'Kho nghỉ.', body: '## Lịch', picture: '', picture_alt: '' },
};
const Writing = ({ article }: { readonly article: DeskArticle | null }) => (
  <ArticleEditor draft={useDraft(article)} />
);
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });

it.each([
  ['Nghỉ Tết 2027!', 'nghi-tet-2027'],
  ['  Đấu giá — đồng hồ ', 'dau-gia-dong-ho'],
  ['日本', ''],
])('%s asks for the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a new article shows what readers will see, and is saved under the address of its title', async () => {
  const person = show(<Writing article={null} />, {
    ...{ before: '/desk/articles', at: '/desk/articles/new' },
    viewer: WAREHOUSE,
  });
  server.answer(writeArticleEndpoint, { data: allowed(DeskArticle, SAVED) });
  await person.type(field('Tiêu đề'), 'Nghỉ Tết');
  await person.type(field(/^Câu mở đầu/), 'Kho nghỉ.');
  await person.type(field(/^Nội dung/), '## Lịch');
  const preview = within(screen.getByRole('region', { name: 'Xem trước' }));
  expect(preview.getByRole('heading', { name: 'Lịch' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Lưu bản nháp' }));
  expect(await screen.findByText('Trang /desk/articles/nghi-tet')).toBeTruthy();
  expect(server.asked(writeArticleEndpoint)).toMatchObject([
    { params: { slug: 'nghi-tet' }, body: { title: 'Nghỉ Tết', version: 0, picture: '' } },
  ]);
  await person.click(screen.getByRole('button', { name: 'Quay lại' }));
  expect(await screen.findByText('Trang /desk/articles')).toBeTruthy();
});

it('what a colleague saved meanwhile is not written over, and what was typed stays', async () => {
  const person = show(<Writing article={SAVED} />, { at: '/desk', viewer: WAREHOUSE });
  server.refuse(writeArticleEndpoint, 'content.article-changed');
  expect(screen.getByRole('button', { name: 'Đã lưu' })).toHaveProperty('disabled', true);
  await person.type(field('Tiêu đề'), ' 2027');
  await person.click(screen.getByRole('button', { name: 'Lưu bài' }));
  expect(await screen.findByText(/vừa được người khác lưu/)).toBeTruthy();
  expect(field('Tiêu đề')).toHaveProperty('value', 'Nghỉ Tết 2027');
});

it('a picture goes behind what was typed while it was sent', async () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const data = { id, url: `/api/files/${id}`, width: 800, height: 600, size_bytes: 1 };
  const url = `/api/pictures/${id}?w=800&h=600`;
  const sent = server.hold(uploadDeskFileEndpoint, { status: true, success: true, data });
  server.answer(addPictureEndpoint, { data: { url, width: 800, height: 600 } });
  const person = show(<Writing article={SAVED} />, { at: '/desk', viewer: WAREHOUSE });
  await person.type(field(/^Lời mô tả ảnh muốn chèn/), 'Kho Nhật');
  const file = new File(['x'], 'kho.jpg', { type: 'image/jpeg' });
  await person.upload(screen.getByLabelText('Thêm ảnh vào cuối bài'), file);
  await person.type(field(/^Nội dung/), ' nghỉ');
  sent();
  await expect
    .poll(() => field(/^Nội dung/))
    .toHaveProperty('value', `## Lịch nghỉ\n\n![Kho Nhật](${url})\n`);
});
