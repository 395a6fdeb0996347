import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { type ContentRig, createContentRig } from '../../../../test-support/rigs/content-rig.ts';
import { newSecretId } from '../../../kernel/chance.ts';

let rig: ContentRig;
beforeAll(async () => {
  rig = await createContentRig();
});
afterAll(() => rig.close());

test('three banners at most stand on the home page, each with its pictures, link and time', async () => {
  const pictures = { wide: await rig.added(1_360, 340), phone: await rig.added(800, 600) };
  const times = { shows_from: '2026-01-01T00:00:00Z', shows_until: null };
  const base = { name: 'Cuối năm', link: '/auction', alt: 'Săn hàng cuối năm' };
  const save = (body: object, id: string = newSecretId()) =>
    rig.desk('PUT', `banners/${id}`, {
      ...{ ...base, ...pictures, ...times, position: 1, is_active: true, version: 0 },
      ...body,
    });
  const home = async () => (await call(rig.service, 'GET', '/api/banners')).body.data.results;
  expect((await save({ link: 'https://evil.test' })).body.code).toBe('content.banner-link');
  expect((await save({ shows_until: '2025-01-01T00:00:00Z' })).body.code).toBe(
    'content.ends-too-early',
  );
  // A leap second is a moment by its shape, and none that a clock here knows.
  const leap = { shows_from: '2026-06-30T23:59:60Z' };
  expect((await save(leap)).body.code).toBe('request.invalid');
  expect((await save({ wide: pictures.phone })).body.code).toBe('content.banner-shape');
  const unknown = `/api/pictures/${newSecretId()}?w=1360&h=340`;
  expect((await save({ wide: unknown })).body.code).toBe('content.picture-unknown');

  const elsewhere = newSecretId();
  const row = { id: elsewhere, name: 'VIP', link: '/vip', picture: '/vip.webp', position: 1 };
  const at = new Date('2026-01-01T00:00:00Z');
  // Active, and without a picture for phones: none of them is a banner that stands.
  for (const [id, page] of [
    [elsewhere, 'vip'],
    [newSecretId(), 'home'],
  ] as const)
    await rig.db
      .insertInto('sliders')
      .values({ ...row, id, type_page: page, created_at: at, updated_at: at })
      .execute();
  expect((await save({}, elsewhere)).body.code).toBe('content.banner-elsewhere');

  const ids = [newSecretId(), newSecretId(), newSecretId()] as const;
  for (const [position, id] of ids.entries())
    expect((await save({ position: 9 - position }, id)).status).toBe(200);
  expect((await home()).map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect((await home())[0]).toMatchObject({ ...pictures, link: '/auction' });
  expect((await save({})).body.code).toBe('content.banners-full');
  const old = rig.db.updateTable('sliders').set({ is_active: false });
  await old.where('phone_picture', '=', '').execute();
  expect((await save({ is_active: false })).status).toBe(200);
  // Two who read the first version: the second one writes over nobody.
  expect((await save({ is_active: false, version: 1 }, ids[2])).status).toBe(200);
  for (const version of [0, 1])
    expect((await save({ is_active: true, version }, ids[2])).body.code).toBe(
      'content.banner-changed',
    );
  const planned = { shows_from: '2099-01-01T00:00:00Z' };
  expect((await save(planned)).status).toBe(200);
  expect((await home()).map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0]]);
  const sliders = (await call(rig.service, 'GET', '/api/sliders?type_page=home')).body.data.results;
  expect(sliders).toMatchObject([{ id: ids[1], image: pictures.wide, type: 'slider' }, {}]);
  const listed = (await rig.desk('GET', 'banners')).body.data.rows;
  expect(listed.filter((one: { is_shown: boolean }) => one.is_shown)).toHaveLength(2);
});
