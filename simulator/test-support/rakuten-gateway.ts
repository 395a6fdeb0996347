import { afterAll, beforeAll } from 'vitest';
import { APPLICATION } from '../src/rakuten/gate.ts';
import { type Simulator, startSimulator } from '../src/start.ts';

/** Whatever an answer holds; tests look into it freely. */
export type Json = ReturnType<typeof JSON.parse>;

let sim: Simulator;

/** Starts the simulator before the tests of a file, and stops it after them. */
export function setUpRakuten(): void {
  beforeAll(async () => {
    sim = await startSimulator();
  });
  afterAll(() => sim.stop());
}

/** The search of items. */
export const SEARCH = '/ichibams/api/IchibaItem/Search/20260701';
/** What the gateway wants to know our application by. */
export const HEADERS = {
  accesskey: APPLICATION.accessKey,
  origin: APPLICATION.website,
  referer: `${APPLICATION.website}/`,
};
/** Asks the gateway as our application. */
export async function ask(
  path: string,
  params: Record<string, string | number>,
  headers: Record<string, string> = HEADERS,
) {
  const query = new URLSearchParams({ applicationId: APPLICATION.id, formatVersion: '2' });
  for (const [name, value] of Object.entries(params)) query.set(name, String(value));
  const answer = await fetch(`${sim.url}/rakuten${path}?${query}`, { headers });
  return { status: answer.status, body: (await answer.json()) as Json };
}

/** Changes the mall by hand. */
export async function control(method: string, path: string, body?: object): Promise<Json> {
  const answer = await fetch(`${sim.url}/_control/rakuten${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return answer.json();
}
