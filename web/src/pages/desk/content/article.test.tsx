import {
  type ArticleText,
  DeskArticle,
  publishArticleEndpoint,
  writeArticleEndpoint,
} from '@hako/contract/content/articles';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { showPage, WAREHOUSE } from '../../../../test-support/show.tsx';
import DeskArticlePage from './article.tsx';

const server = answeringServer();
const DRAFT: DeskArticle = {
  ...{ slug: 'nghi-tet', title: 'Nghỉ Tết', state: 'draft', position: 100, version: 3 },
  ...{ shows_from: null, shows_until: null, updated_at: '2026-11-24T03:00:00.000Z' },
  ...{ updated_by: 'Lê Bán', summary: 'Kho nghỉ.', body: '## Lịch', picture: '', picture_alt: '' },
};
const SHOWN = { state: 'shown', shows_from: '2026-11-25T03:00:00.000Z' } as const;

/** What the server has. */
let now = DRAFT;
const next = (part: Partial<DeskArticle>): DeskArticle => ({
  ...now,
  ...part,
  version: now.version + 1,
});
beforeEach(() => {
  now = DRAFT;
});

const open = () =>
  showPage(
    DeskArticlePage as unknown as ComponentType<{ loaderData: { article: DeskArticle } }>,
    () => ({ article: allowed(DeskArticle, now) }),
    { at: '/desk/articles/nghi-tet', viewer: WAREHOUSE },
  );
const title = () => screen.getByRole('textbox', { name: 'Tiêu đề' });
const button = (name: string) => screen.getByRole('button', { name });
const wrote = () =>
  server.asked(writeArticleEndpoint).map(({ body }) => body as ArticleText & { version: number });

it('what is typed while it is published stays, and is saved over the published version', async () => {
  const person = open();
  const published = next(SHOWN);
  const answer = server.hold(publishArticleEndpoint, { data: published });
  await person.click(button('Đăng bài'));
  await person.type(title(), ' 2027');
  now = published;
  answer();
  await screen.findByRole('button', { name: 'Gỡ bài' });
  expect(title()).toHaveProperty('value', 'Nghỉ Tết 2027');
  expect(button('Lưu bài trước khi đăng')).toHaveProperty('disabled', true);
  now = next({ title: 'Nghỉ Tết 2027' });
  server.answer(writeArticleEndpoint, { data: now });
  await person.click(button('Lưu bài'));
  await screen.findByRole('button', { name: 'Đã lưu' });
  expect(wrote()).toMatchObject([{ title: 'Nghỉ Tết 2027', version: 4 }]);
});

it('letters and days that are typed until the answer to saving are kept', async () => {
  const person = open();
  const from = screen.getByLabelText(/^Đăng từ/);
  fireEvent.change(from, { target: { value: '2026-12-01T09:00' } });
  await person.type(title(), ' 2027');
  const saved = next({ title: 'Nghỉ Tết 2027' });
  const answer = server.hold(writeArticleEndpoint, { data: saved });
  await person.click(button('Lưu bài'));
  await person.type(title(), ' của kho');
  now = saved;
  answer();
  await screen.findByText('Đã lưu bài');
  expect(title()).toHaveProperty('value', 'Nghỉ Tết 2027 của kho');
  expect(screen.getByLabelText(/^Đăng từ/)).toHaveProperty('value', '2026-12-01T09:00');
  now = next({ title: 'Nghỉ Tết 2027 của kho' });
  server.answer(writeArticleEndpoint, { data: now });
  await expect.poll(() => button('Lưu bài').getAttribute('aria-busy')).toBeNull();
  await person.click(button('Lưu bài'));
  await screen.findByRole('button', { name: 'Đã lưu' });
  expect(wrote().map(({ version }) => version)).toEqual([3, 4]);
});

it('what a colleague wrote is read where nothing was typed, and is not written over where it was', async () => {
  const person = open();
  now = next({ ...SHOWN, title: 'Nghỉ lễ' });
  server.answer(publishArticleEndpoint, { data: now });
  await person.click(button('Đăng bài'));
  await expect.poll(() => title()).toHaveProperty('value', 'Nghỉ lễ');
  const answer = server.hold(publishArticleEndpoint, { data: now });
  await person.click(button('Đổi ngày đăng'));
  await person.type(title(), ' 30/4');
  now = next({ title: 'Nghỉ Tết Dương lịch' });
  answer();
  await screen.findByRole('heading', { name: /^Nghỉ Tết Dương lịch/, level: 1 });
  expect(title()).toHaveProperty('value', 'Nghỉ lễ 30/4');
  server.refuse(writeArticleEndpoint, 'content.article-changed');
  await person.click(button('Lưu bài'));
  await screen.findByText(/vừa được người khác lưu/);
  expect(wrote()).toMatchObject([{ version: 4 }]);
});

it('asks before typed text is left, and a link of the preview leaves nothing', async () => {
  now = { ...DRAFT, body: 'Xem [bảng giá](/bang-gia).' };
  const person = open();
  expect(screen.getByRole('link', { name: 'bảng giá' })).toHaveProperty('target', '_blank');
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  await person.type(title(), ' 2027');
  expect(closes()).toBe(false);
  await person.click(screen.getByRole('link', { name: '‹ Bài viết' }));
  await person.click(await screen.findByRole('button', { name: 'Ở lại viết tiếp' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(title()).toHaveProperty('value', 'Nghỉ Tết 2027');
  await person.click(screen.getByRole('link', { name: '‹ Bài viết' }));
  await person.click(await screen.findByRole('button', { name: 'Bỏ phần chưa lưu' }));
  await screen.findByRole('heading', { name: 'Trang /desk/articles' });
});
