import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSecretId } from '../../kernel/chance.ts';
import { call } from '../../../test-support/people/client.ts';
import { customerToken, staffToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
let staff: string;
let customer: string;
beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  staff = await staffToken(service, 'sales');
  customer = await customerToken(service);
});
afterAll(() => service.close());

const desk = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = staff) =>
  call(service, method, `/api/desk/${url}`, { token, ...(body ? { body } : {}) });
const news = async (slug?: string) =>
  (await call(service, 'GET', `/api/article/search${slug ? `?slug=${slug}` : ''}`)).body.data
    .results;
const slugs = async () => (await news()).map(({ slug }: { slug: string }) => slug);

/** A kept picture of this size, as the desk sends it. */
async function kept(width: number, height: number, customerId: string | null = null) {
  const id = newSecretId();
  await service.platform.db
    .insertInto('files')
    .values({
      ...{ id, customer_id: customerId, uploaded_by: newSecretId(), media_type: 'image/webp' },
      ...{ width, height, size_bytes: 3, created_at: service.platform.clock.now() },
    })
    .execute();
  return id;
}
const added = async (width: number, height: number): Promise<string> =>
  (await desk('POST', 'pictures', { file: await kept(width, height) })).body.data.url;

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

test('a picture is a kept one of the desk, has words, and is then seen by everybody', async () => {
  const own = await kept(10, 10, newSecretId());
  expect((await desk('POST', 'pictures', { file: own })).body.code).toBe('files.not-found');
  const url = await added(800, 600);
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
  const sent = await fetch(`${service.url}/api/desk/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff}` },
    body: form,
  });
  const { data } = (await sent.json()) as { data: { id: string } };
  const open = () => fetch(`${service.url}/api/pictures/${data.id}?w=1&h=1`);
  expect((await open()).status).toBe(404);
  for (const _ of [1, 2]) await desk('POST', 'pictures', { file: data.id });
  const shown = await open();
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('cache-control')).toContain('public');
});

test('three banners at most stand on the home page, each with its pictures, link and time', async () => {
  const pictures = { wide: await added(1_360, 340), phone: await added(800, 600) };
  const times = { shows_from: '2026-01-01T00:00:00Z', shows_until: null };
  const base = { name: 'Cuối năm', link: '/auction', alt: 'Săn hàng cuối năm' };
  const save = (body: object, id: string = newSecretId()) =>
    desk('PUT', `banners/${id}`, {
      ...{ ...base, ...pictures, ...times, position: 1, is_active: true },
      ...body,
    });
  const home = async () => (await call(service, 'GET', '/api/banners')).body.data.results;
  expect((await save({ link: 'https://evil.test' })).body.code).toBe('content.banner-link');
  expect((await save({ shows_until: '2025-01-01T00:00:00Z' })).body.code).toBe(
    'content.ends-too-early',
  );
  expect((await save({ wide: pictures.phone })).body.code).toBe('content.banner-shape');
  const unknown = `/api/pictures/${newSecretId()}?w=1360&h=340`;
  expect((await save({ wide: unknown })).body.code).toBe('content.picture-unknown');

  const ids = [newSecretId(), newSecretId(), newSecretId()] as const;
  for (const [position, id] of ids.entries())
    expect((await save({ position: 9 - position }, id)).status).toBe(200);
  expect((await home()).map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect((await home())[0]).toMatchObject({ ...pictures, link: '/auction' });
  expect((await save({})).body.code).toBe('content.banners-full');
  expect((await save({ is_active: false })).status).toBe(200);
  await save({ is_active: false }, ids[2]);
  const planned = { shows_from: '2099-01-01T00:00:00Z' };
  expect((await save(planned)).status).toBe(200);
  expect((await home()).map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0]]);
  const sliders = (await call(service, 'GET', '/api/sliders?type_page=home')).body.data.results;
  expect(sliders).toMatchObject([{ id: ids[1], image: pictures.wide, type: 'slider' }, {}]);
  const listed = (await desk('GET', 'banners')).body.data.rows;
  expect(listed.filter((one: { is_shown: boolean }) => one.is_shown)).toHaveLength(2);
});
