import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../test-support/world/captures.ts';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { newId } from '../../kernel/chance.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const DAY_MS = 86_400_000;

let rig: OrdersRig;
let picture: Buffer;
beforeAll(async () => {
  rig = await createOrdersRig();
  picture = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#456789' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rig.close());

async function upload(
  url: string,
  as: string,
  bytes?: Buffer,
  name = '../../evil.jpg',
  type?: string,
) {
  const body = new FormData();
  body.set('description', 'a picture');
  if (type) body.set('type', type);
  if (bytes) body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const request = new Request('http://rig.test', { method: 'POST', body });
  const headers = {
    'x-test-caller': as,
    'content-type': request.headers.get('content-type') ?? '',
  };
  const answer = await rig.app.inject({
    method: 'POST',
    url,
    headers,
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a picture', () => {
  it('is refused once its sender sent 200 MB that day, however the calls race, and taken the day after', async () => {
    const me = newId();
    const day = (daysAgo: number) =>
      dayInVietnam(new Date(rig.clock.now().getTime() - daysAgo * DAY_MS));
    const noteSent = (on: string, bytes: number) =>
      rig.platform.pool.query(`insert into upload_days values ($1, $2, $3)`, [me, on, bytes]);
    await noteSent(day(1), 200_000_000);
    await noteSent(day(0), 200_000_000 - picture.length * 2);
    const send = () => upload('/api/upload/file/user', `customer ${me}`, picture);
    const answers = await Promise.all([...Array(6)].map(send));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 429, 429, 429, 429,
    ]);
    expect((await send()).body.code).toBe('files.too-much-today');
  });

  it('of a customer is theirs alone, and the desk sees it', async () => {
    const me = newId();
    const { status, body } = await upload('/api/upload/file/user', `customer ${me}`, picture);
    expect({ status, data: body.data }).toMatchObject({
      status: 200,
      data: { width: 50, height: 40 },
    });
    const answer = await rig.app.inject({
      method: 'GET',
      url: body.data.url,
      headers: { 'x-test-caller': `customer ${me}` },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('private'),
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(50);
    expect((await rig.call('GET', body.data.url, 'staff warehouse')).status).toBe(200);
    expect((await rig.call('GET', body.data.url, `customer ${newId()}`)).body.code).toBe(
      'files.not-found',
    );
    expect((await rig.call('GET', body.data.url, 'nobody')).status).toBe(401);
  });

  it('of the desk becomes the customer’s when it is attached, and never somebody else’s afterwards', async () => {
    const { data } = (await upload('/api/desk/files', 'staff warehouse', picture)).body;
    const [one, two] = [newId(), newId()];
    expect((await rig.call('GET', data.url, `customer ${one}`)).body.code).toBe('files.not-found');
    await inTransaction(rig.db, (trx) =>
      rig.files.give(trx, [data.id], { customerId: one, shownBy: ['messages'] }),
    );
    expect((await rig.call('GET', data.url, `customer ${one}`)).status).toBe(200);
    await expect(
      inTransaction(rig.db, (trx) =>
        rig.files.give(trx, [data.id], { customerId: two, shownBy: [] }),
      ),
    ).rejects.toMatchObject({ code: 'files.not-found' });
  });

  it.each([
    ['nothing', undefined, 'files.missing'],
    ['an empty file', Buffer.alloc(0), 'files.missing'],
    [
      'a script that calls itself a picture',
      Buffer.from('<script>1</script>'),
      'files.not-a-picture',
    ],
    ['a torn picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]), 'files.not-a-picture'],
  ])('is not %s', async (_, bytes, code) => {
    expect((await upload('/api/upload/file/user', `customer ${newId()}`, bytes)).body.code).toBe(
      code,
    );
    expect((await upload('/api/desk/files', 'staff buyer', bytes)).body.code).toBe(code);
  });

  it.skipIf(!hasShared)('is kept under a name of ours, whatever the sender calls it', async () => {
    const names = readSharedJson('data/security/traversal/traversal.json') as string[];
    const folder = path.join(rig.platform.config.dataDir, 'files');
    const before = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
    // One of each kind: the list repeats each at many depths, and calls of one address are counted.
    const sample = names.filter((_, index) => index % Math.ceil(names.length / 30) === 0);
    for (const name of sample)
      expect((await upload('/api/desk/files', 'staff buyer', picture, name)).status, name).toBe(
        200,
      );
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(kept).toHaveLength(before + sample.length);
    for (const { name } of kept) expect(name).toMatch(/^[\da-f-]{36}\.webp$/);
  });

  it('of a face is a small square', async () => {
    const { body } = await upload(
      '/api/upload/file/user',
      `customer ${newId()}`,
      picture,
      'me.jpg',
      'avatar',
    );
    expect(body.data).toMatchObject({ width: 384, height: 384 });
  });

  it('is the first of the form; further ones are read away, however large', async () => {
    const body = new FormData();
    const good = new Uint8Array(picture);
    for (const name of ['a.png', 'b.png', 'c.png'])
      body.append('file', new Blob([name === 'a.png' ? good : new Uint8Array(3_000_000)]), name);
    body.append('description', 'after the files');
    const answer = await fetch(
      `${await rig.app.listen({ host: '127.0.0.1', port: 0 })}/api/upload/file/user`,
      {
        method: 'POST',
        headers: { 'x-test-caller': `customer ${newId()}` },
        body,
      },
    );
    expect(answer.status).toBe(200);
  });

  it('too large is refused', async () => {
    expect(
      (await upload('/api/upload/file/user', `customer ${newId()}`, Buffer.alloc(9_000_000))).body
        .code,
    ).toBe('request.too-large');
  });

  it('that a row names and the disk lost is found, as after a restore', async () => {
    const { body } = await upload('/api/upload/file/user', `customer ${newId()}`, picture);
    const before = await rig.files.look();
    expect(before).toMatchObject({ missing: 0, missingIds: [] });
    await rig.files.forget([body.data.id]);
    const found = await rig.files.look();
    expect(found).toEqual({ rows: before.rows, missing: 1, missingIds: [body.data.id] });
  });

  it('is kept for the desk by staff only', async () => {
    expect((await upload('/api/desk/files', `customer ${newId()}`, picture)).status).toBe(403);
  });
});
