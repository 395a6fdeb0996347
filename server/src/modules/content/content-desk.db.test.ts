import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecretId } from '../../kernel/chance.ts';
import { call } from '../../../test-support/people/client.ts';
import { customerToken } from '../../../test-support/people/sign-in.ts';
import { type ContentRig, createContentRig } from '../../../test-support/rigs/content-rig.ts';

let rig: ContentRig;
let service: ContentRig['service'];
let desk: ContentRig['desk'];
let customer: string;
beforeAll(async () => {
  rig = await createContentRig();
  ({ service, desk } = rig);
  customer = await customerToken(service);
});
afterAll(() => rig.close());

const news = async (slug?: string) =>
  (await call(service, 'GET', `/api/article/search${slug ? `?slug=${slug}` : ''}`)).body.data
    .results;
const slugs = async () => (await news()).map(({ slug }: { slug: string }) => slug);

const TEXT = {
  ...{ title: 'Lịch nghỉ Tết của kho Nhật', summary: 'Kho nghỉ từ 28/12.', position: 100 },
  ...{ body: 'Kho Nhật nghỉ từ 28/12.', picture: '', picture_alt: '', version: 0 },
};

test('an article is written, shown for a time, taken down, and never written over a colleague', async () => {
  const write = (body: object, slug = 'nghi-tet') =>
    desk('PUT', `articles/${slug}`, { ...TEXT, ...body });
  expect((await desk('GET', 'articles/nghi-tet')).body.code).toBe('content.article-not-found');
  expect((await desk('PUT', 'articles/nghi-tet', TEXT, customer)).status).toBe(403);
  expect((await write({})).body.data).toMatchObject({ state: 'draft', version: 1 });
  expect((await write({})).body.code).toBe('content.address-taken');
  expect((await write({}, 'new')).body.code).toBe('content.address-kept');
  expect((await write({ version: 1, position: 5 })).body.data).toMatchObject({ version: 2 });
  expect((await write({ version: 1 })).body.code).toBe('content.article-changed');

  const publish = (body: object) => desk('POST', 'articles/nghi-tet/publish', body);
  const early = { version: 2, until: '2020-01-01T00:00:00Z' };
  expect((await publish(early)).body.code).toBe('content.ends-too-early');
  const leap = { version: 2, from: '2026-06-30T23:59:60Z' };
  expect((await publish(leap)).body.code).toBe('request.invalid');
  expect((await publish({ version: 2, from: '2099-01-01T00:00:00Z' })).body.data.state).toBe(
    'planned',
  );
  expect(await news('nghi-tet')).toEqual([]);
  expect((await publish({ version: 3, until: '2099-01-01T00:00:00Z' })).body.data.state).toBe(
    'shown',
  );
  expect((await slugs())[0]).toBe('nghi-tet');
  const { rows } = (await desk('GET', 'articles')).body.data;
  expect(rows[0]).toMatchObject({ slug: 'nghi-tet', state: 'shown' });

  const down = { reason: 'Nhầm ngày', version: 4 };
  expect((await desk('POST', 'articles/nghi-tet/unpublish', down)).body.data.state).toBe('draft');
  expect(await slugs()).not.toContain('nghi-tet');
  const audit = await service.platform.db
    .selectFrom('staff_audit')
    .select('action')
    .where('subject', '=', 'article:nghi-tet')
    .orderBy('at')
    .orderBy('audit_id')
    .execute();
  expect(audit.map(({ action }) => action.slice('content.'.length))).toEqual([
    'write-article',
    'write-article',
    'publish-article',
    'publish-article',
    'unpublish-article',
  ]);
});

test('the next page of articles skips nothing when its mark is written again meanwhile', async () => {
  const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));
  const text = { kind: 'news', title: 'Tin', summary: 'Tin', body_markdown: 'Tin' };
  const slugOf = (second: number) => `tin-${second}`;
  await rig.db
    .insertInto('articles')
    .values(
      Array.from({ length: 52 }, (_, second) => ({
        ...{ ...text, slug: slugOf(second), published_at: at(second), updated_at: at(second) },
      })),
    )
    .execute();
  const page = async (after?: string) =>
    (await desk('GET', `articles${after ? `?after=${encodeURIComponent(after)}` : ''}`)).body.data;
  const first = await page();
  expect(first.rows.at(-1).slug).toBe(slugOf(2));
  const again = rig.db.updateTable('articles').set({ updated_at: at(59) });
  await again.where('slug', '=', slugOf(2)).execute();
  const { rows } = await page(first.next);
  expect(rows.slice(0, 2).map(({ slug }: { slug: string }) => slug)).toEqual([
    slugOf(1),
    slugOf(0),
  ]);
  expect((await desk('GET', 'articles?after=tin-2')).body.code).toBe('request.invalid');
});

test('a picture is a kept one of the desk, has words, and is then seen by everybody', async () => {
  const own = await rig.kept(10, 10, { customerId: newSecretId() });
  expect((await desk('POST', 'pictures', { file: own })).body.code).toBe('files.not-found');
  // A proof that nobody was given yet, say.
  const inner = await rig.kept(10, 10, { isForContent: false });
  expect((await desk('POST', 'pictures', { file: inner })).body.code).toBe(
    'content.picture-not-for-all',
  );
  const url = await rig.added(800, 600);
  expect(url).toMatch(/^\/api\/pictures\/[0-9a-f-]{36}\?w=800&h=600$/);
  const write = (body: object) => desk('PUT', 'articles/co-anh', { ...TEXT, ...body });
  expect((await write({ picture: url })).body.code).toBe('content.picture-unsaid');
  expect((await write({ body: `![](${url})` })).body.code).toBe('content.picture-unsaid');
  for (const body of ['![Ảnh](https://x.test/a.png)', `![Ảnh](${url.replace('800', '801')})`])
    expect((await write({ body })).body.code).toBe('content.picture-unknown');
  const whole = { picture: url, picture_alt: 'Kho Nhật', body: `![Kho](${url})` };
  expect((await write(whole)).body.data).toMatchObject({ picture: url, picture_alt: 'Kho Nhật' });

  const form = new FormData();
  const seen = path.join(import.meta.dirname, '../../../../web/public/icon.png');
  form.set('file', new Blob([readFileSync(seen)], { type: 'image/png' }), 'a.png');
  form.set('type', 'content');
  const sent = await fetch(`${service.url}/api/desk/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rig.staff}` },
    body: form,
  });
  const { data } = (await sent.json()) as { data: { id: string } };
  const open = () => fetch(`${service.url}/api/pictures/${data.id}?w=1&h=1`);
  expect((await open()).status).toBe(404);
  for (const _ of [1, 2]) await desk('POST', 'pictures', { file: data.id });
  const shown = await open();
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toContain('public');
  // The desk gives it to a customer: it is shown to nobody else any more.
  const given = rig.db.updateTable('files').set({ customer_id: newSecretId() });
  await given.where('id', '=', data.id).execute();
  expect((await open()).status).toBe(404);
});
