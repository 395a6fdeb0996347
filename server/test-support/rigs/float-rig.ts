import { sql } from 'kysely';
import { dayInVietnam } from '../../src/kernel/vietnam-day.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import { order, rig } from './orders/purchases-rig.ts';

const ACCOUNTANT = 'staff accountant';
/** Calls the desk as an accountant, or as somebody else. */
export const call = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  as = ACCOUNTANT,
) => rig.call(method, `/api/desk${path}`, as, body);
/** Posts to the desk in the same way. */
export const post = (path: string, body: object, as = ACCOUNTANT) => call('POST', path, body, as);

/** The day in Vietnam, `2026-11-28`. */
export const today = (): string => dayInVietnam(rig.clock.now());
/** Lets a day pass, so that what was booked before belongs to another one. */
export const nextDay = (): void => rig.clock.advanceMs(86_400_000);

/** An account as the desk lists it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly balance_jpy: number;
}

/** The accounts as the desk lists them. */
export const rows = async (): Promise<Row[]> => (await call('GET', '/float/accounts')).body.rows;
/** What lies on an account. */
export const balanceOf = async (id: string) =>
  (await rows()).find((row) => row.id === id)?.balance_jpy;
/** Where purchases lie that nobody sorted. */
export const unsorted = async () => {
  const found = (await call('GET', '/float/accounts')).body.rows;
  return found.find(({ kind }: { kind: string }) => kind === 'unsorted');
};
/** A new account; its id. */
export const open = async (name: string, more: object = {}) => {
  const body = { name, kind: 'bank', sites: [], low_jpy: null, note: '', ...more };
  return (await post('/float/accounts', body)).body.data.id as string;
};
/** The second person agrees to what waits. */
export const approve = async () => {
  const { body } = await call('GET', '/approvals', undefined, 'staff admin');
  const answers = [];
  for (const { id } of body.results)
    answers.push(await post(`/approvals/${id}/decide`, { accept: true }, 'staff admin'));
  return answers;
};
/** A reason that any act takes. */
export const why = 'theo chứng từ';
/** Asks for yen that were bought. */
export const fund = (id: string, amount_jpy: number, amount_vnd: number, fee_vnd = 0) =>
  post(`/float/accounts/${id}/fund`, { amount_jpy, amount_vnd, fee_vnd, reason: why });
/** The movements of an account. */
export const moved = async (id: string) =>
  (await call('GET', `/float/accounts/${id}/movements`)).body.rows;
/** Somebody buys by hand for `paid` yen. */
export const bought = async (paid: number, more: object = {}) => {
  const made = await (await order(10_000, { quantity: 2 })).make();
  await post(`/orders/${made.code}/take`, {}, 'staff buyer');
  const body = { number: `N-${made.code}`, price_paid_jpy: paid, ...more };
  return { ...made, answer: await post(`/orders/${made.code}/bought`, body, 'staff buyer') };
};

const countWaiting = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    rig.db,
  );
  return rows[0]?.count ?? 0;
};
/**
 * The acts while this transaction holds what they need: each begins when the one before it waits.
 * `meanwhile` runs when all of them wait.
 */
export async function whileHeld<Answer>(
  hold: (trx: Trx) => Promise<unknown>,
  acts: readonly (() => Promise<Answer>)[],
  meanwhile: (trx: Trx) => Promise<unknown> = async () => undefined,
) {
  const { answers } = await rig.db.transaction().execute(async (trx) => {
    await hold(trx);
    const started: Promise<Answer>[] = [];
    for (const act of acts) {
      started.push(act());
      while ((await countWaiting()) < started.length);
    }
    await meanwhile(trx);
    return { answers: started };
  });
  return Promise.all(answers);
}

/** Keeps everybody else from booking on an account. */
export const holdAccount = (id: string) => (trx: Trx) =>
  trx.selectFrom('float_accounts').select('id').where('id', '=', id).forUpdate().execute();

/** The acts, one waiting behind the other, while nobody can book on an account. */
export const atOnce = <Answer>(account: string, acts: readonly (() => Promise<Answer>)[]) =>
  whileHeld(holdAccount(account), acts);

/** Puts a purchase back on `unsorted`, as an older release did even under a line of a statement. */
export const takeBack = (orderId: string) =>
  sql`with taken as (
      insert into float_movements (id, account_id, amount_jpy, kind, order_id, day, at, act_id, reverses)
      select gen_random_uuid(), account_id, -amount_jpy, 'moved', order_id, day, at, id, id
      from float_movements where order_id = ${orderId} returning *
    ) insert into float_movements (id, account_id, amount_jpy, kind, order_id, day, at, act_id)
    select gen_random_uuid(), u.id, -amount_jpy, 'moved', order_id, day, at, act_id
    from taken, float_accounts u where u.kind = 'unsorted'`.execute(rig.db);

/** Fills the list with closed accounts, so that nobody can open another one. */
export const fillAccounts = () =>
  sql`insert into float_accounts (id, name, kind, opened_by, opened_at, closed_at)
    select gen_random_uuid(), 'Cũ ' || n, 'card', gen_random_uuid(), now(), now()
    from generate_series(1, 100) n`.execute(rig.db);

/** Sends a file with the lines of an account's statement. */
export async function uploadStatement(id: string, content: string | Buffer) {
  const form = new FormData();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  form.set('file', new Blob([bytes]), 'sao-ke.csv');
  const body = new Response(form);
  const answer = await rig.app.inject({
    method: 'POST',
    url: `/api/desk/float/accounts/${id}/statement`,
    headers: {
      'x-test-caller': ACCOUNTANT,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** The lines of an account’s statements, and how far it agrees with them. */
export const statement = async (id: string, state = 'open') =>
  (await call('GET', `/float/accounts/${id}/statement?state=${state}`)).body;
/** Says what a line is. */
export const settle = (id: string, how: string, movements: readonly string[] = []) =>
  post(`/float/lines/${id}/settle`, { how, movements, reason: why });
/** Says that an account is this much at the end of a day. */
export const reconcile = (id: string, until: string, stated_jpy: number) =>
  post(`/float/accounts/${id}/reconcile`, { until, stated_jpy });

export const HEAD = 'Ngày,Nội dung,Số tiền';
/** An id that nothing has. */
export const NONE = '0190a000-0000-7000-8000-00000000ffff';
export const CARD_NUMBER = 'thẻ 4111 1111 1111 1111';
/** Asks for the opposite of an entry. */
export const reverse = (id: string) => post(`/float/movements/${id}/reverse`, { reason: why });
/** The newest movement of an account. */
export const last = async (id: string) => (await moved(id))[0];
/** The act waits for a second person. */
export const isAsked = ({ status, body }: { status: number; body: { is_done?: boolean } }) =>
  status === 200 && body.is_done === false;
/** A card with lines of a statement of a day, and their ids by their words. */
export async function cardWith(
  name: string,
  day: string,
  lines: readonly (readonly [string, number])[],
) {
  const id = await open(name, { kind: 'card' });
  await uploadStatement(id, [HEAD, ...lines.map(([w, a]) => `${day},${w},${a}`)].join('\n'));
  const { rows: read } = await statement(id);
  const lineOf = (words: string): string =>
    read.find((row: { words: string }) => row.words === words).id;
  return { id, lineOf };
}
