import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
const tokens: Record<string, string> = {};
let adminId: string | undefined;

beforeAll(async () => {
  service = await startTestService();
  const { staffIds } = await seedDemoPeople(service.platform);
  adminId = staffIds['admin'];
  for (const name of ['admin', 'sales']) tokens[name] = await staffToken(service, name);
});
afterAll(() => service.close());

const read = (who = 'admin') =>
  call(service, 'GET', '/api/desk/glossary', { token: tokens[who] as string });
const write = (version: number, tsv: string, who = 'admin') =>
  call(service, 'PUT', '/api/desk/glossary', {
    token: tokens[who] as string,
    body: { version, tsv },
  });
const suggestions = async (keyword: string): Promise<string[]> =>
  (
    await call(service, 'GET', `/api/keyword/autocomplete?keyword=${encodeURIComponent(keyword)}`)
  ).body.data.results.map((row: { name: string }) => row.name);

test('an admin takes the glossary out, adds a term and puts it back; it is in force at once, with a line in the audit', async () => {
  const { body } = await read();
  expect(body.data).toMatchObject({ version: 0, changed_at: null });
  expect(body.data.terms).toBeGreaterThan(1_500);
  expect(await suggestions('xe ngua go')).toEqual([]);
  const edited = await write(0, `${body.data.tsv}noun\t木馬\tもくば\txe ngựa gỗ\n`);
  expect(edited).toMatchObject({
    status: 200,
    body: { data: { version: 1, terms: body.data.terms + 1 } },
  });
  expect(await suggestions('xe ngua go')).toEqual(['xe ngựa gỗ']);
  const audit = await call(service, 'GET', '/api/desk/audit', { token: tokens['admin'] as string });
  expect(audit.body.rows[0]).toMatchObject({
    action: 'translation.change-glossary',
    actor: adminId,
    subject: 'glossary:1',
    after: { version: 1 },
  });
});

test('a faulty one is refused with its lines, and nothing changes', async () => {
  const { body } = await read();
  const refused = await write(body.data.version, `${body.data.tsv}noun\t木馬\t\txe ngựa gỗ to\n`);
  expect(refused).toMatchObject({ status: 400, body: { code: 'translation.glossary-faulty' } });
  expect(refused.body.message).toContain('reading');
  expect((await read()).body.data.version).toBe(body.data.version);
});

test("somebody else's newer version is not overwritten, also when both write at once", async () => {
  const { body } = await read();
  expect((await write(body.data.version - 1, body.data.tsv)).body.code).toBe(
    'translation.glossary-changed',
  );
  const both = await Promise.all([
    write(body.data.version, body.data.tsv),
    write(body.data.version, body.data.tsv),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});

const terms = async (q: string) =>
  (
    await call(service, 'GET', `/api/desk/glossary/terms?q=${encodeURIComponent(q)}`, {
      token: tokens['admin'] as string,
    })
  ).body.data.rows;
const writeTerm = (body: object, who = 'admin') =>
  call(service, 'PUT', '/api/desk/glossary/terms', { token: tokens[who] as string, body });
const POPCORN = {
  kind: 'noun',
  japanese: 'ポップコーンメーカー',
  reading: '',
  vietnamese: 'máy làm bỏng ngô',
  forms: ['máy nổ bỏng'],
  reason: 'Khách tìm không ra',
};

test('one term is added with its reason, found by its letters, dated, changed, and told to the audit', async () => {
  const added = await writeTerm(POPCORN);
  expect(added.status).toBe(200);
  expect(await suggestions('may lam bong')).toEqual(['máy làm bỏng ngô']);
  expect((await writeTerm(POPCORN)).body.data).toEqual(added.body.data);
  const [row] = await terms('bong ngo');
  expect(row).toMatchObject({
    japanese: POPCORN.japanese,
    forms: ['máy nổ bỏng'],
    reason: POPCORN.reason,
  });
  expect(Date.parse(row.changed_at)).not.toBeNaN();
  await writeTerm({ ...POPCORN, vietnamese: 'máy bắp rang', reason: 'Nói như khách' });
  const audit = await call(service, 'GET', '/api/desk/audit', { token: tokens['admin'] as string });
  expect(audit.body.rows[0]).toMatchObject({ actor: adminId, after: { reason: 'Nói như khách' } });
  expect(audit.body.rows[0].before.row).toContain('máy làm bỏng ngô');
});

test('a term that another row owns is refused in words, and a tab makes no column', async () => {
  const refused = await writeTerm({
    ...POPCORN,
    japanese: 'ポップコーン機',
    vietnamese: 'máy ảnh',
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'translation.term-faulty' } });
  expect(refused.body.message).toContain('đã thuộc một từ khác');
  expect((await writeTerm({ ...POPCORN, vietnamese: 'a\tb' })).status).toBe(400);
  expect((await writeTerm(POPCORN, 'sales')).status).toBe(403);
});

test('is for admins only', async () => {
  expect((await read('sales')).status).toBe(403);
  expect((await write(0, 'x', 'sales')).status).toBe(403);
});
