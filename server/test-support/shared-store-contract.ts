import { expect, it } from 'vitest';
import type { SharedStore } from '../src/platform/shared/shared-store.ts';

const PATIENCE_MS = 5_000;

/**
 * What every shared store does, told as tests over two ends of it; `name` parts one run from the
 * next.
 */
export function describeSharedStore(ends: () => readonly [SharedStore, SharedStore], name: string) {
  const key = (what: string) => `${name}:${what}`;

  it('finds what the other end kept, until its time is over', async () => {
    const [here, there] = ends();
    expect(await there.find(key('page'))).toBeUndefined();
    await here.keep(key('page'), 'chữ "x"\n', 60_000);
    expect(await there.find(key('page'))).toBe('chữ "x"\n');
    await there.keep(key('page'), 'anew', 30);
    await until(async () => (await here.find(key('page'))) === undefined);
  });

  it('counts both ends together, in windows that begin with the first one', async () => {
    const [here, there] = ends();
    expect(await here.count(key('calls'), 1, 60_000)).toMatchObject({ count: 1 });
    const counted = await there.count(key('calls'), 4, 60_000);
    expect(counted?.count).toBe(5);
    expect(counted?.endsInMs).toBeGreaterThan(30_000);
    expect(counted?.endsInMs).toBeLessThanOrEqual(60_000);
    await here.count(key('short'), 7, 30);
    // A window does not grow with what comes later.
    await until(async () => ((await there.count(key('short'), 1, 30))?.count ?? 0) === 1);
  });

  it('counts each of many that come at once', async () => {
    const [here, there] = ends();
    const all = Array.from({ length: 50 }, (_, n) =>
      (n % 2 ? here : there).count(key('rush'), 1, 60_000),
    );
    const counts = (await Promise.all(all)).map((one) => one?.count ?? 0);
    expect(counts.toSorted((a, b) => a - b)).toEqual(counts.map((_, n) => n + 1));
  });

  it('tells both ends, until they listen no more', async () => {
    const [here, there] = ends();
    const heard: string[] = [];
    const leave = there.listen(key('topic'), (message) => heard.push(`there ${message}`));
    here.listen(key('topic'), (message) => heard.push(`here ${message}`));
    here.listen(key('other'), (message) => heard.push(`other ${message}`));
    await until(async () => {
      await here.tell(key('topic'), 'one two');
      return heard.includes('there one two') && heard.includes('here one two');
    });
    expect(heard.some((one) => one.startsWith('other'))).toBe(false);
    leave();
    const before = heard.filter((one) => one.startsWith('there')).length;
    await there.tell(key('topic'), 'three');
    await until(async () => heard.includes('here three'));
    expect(heard.filter((one) => one.startsWith('there'))).toHaveLength(before);
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > endMs) throw new Error('it did not become so');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
