import { inject } from 'vitest';
import { notes } from '../notes.ts';
import { calendarFrom } from './calendar.ts';
import { withDatabase } from './database.ts';

interface Addresses {
  readonly url: string;
  readonly publicUrl: string;
  readonly databaseUrl: string;
}

/** Where the company is: its public name, the service behind it, its database. */
export const addresses: Addresses = await ask<Addresses>('GET', '');
export const calendar = calendarFrom(new Date());

/** The company's clock. */
export const nowMs = (): number => Date.now() + notes.aheadMs;

/** A new morning: every program begins anew. */
export async function begin(at: Date): Promise<void> {
  notes.aheadMs = (await ask<{ aheadMs: number }>('POST', '/begin', { at })).aheadMs;
}

/** `npm run staff -- …` on the server. */
export const staffCommand = async (...args: string[]): Promise<string> =>
  (await ask<{ printed: string }>('POST', '/staff', args)).printed;

/** Rows of the company's database, read beside every program of ours. */
export const rows = <Row extends object>(sql: string): Promise<Row[]> =>
  withDatabase(addresses.databaseUrl, async (client) => (await client.query<Row>(sql)).rows);

async function ask<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${inject('productsUrl')}${address}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
