import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

it('is not ready while it starts, nor from when it is told to end', async () => {
  const ending = new AbortController();
  const readiness = createReadiness(ending.signal);
  expect(await readiness.read()).toEqual({
    isReady: false,
    dependencies: { process: 'it starts' },
  });
  readiness.begun();
  expect(await readiness.read()).toEqual({ isReady: true, dependencies: { process: 'ok' } });
  ending.abort();
  expect(await readiness.read()).toEqual({ isReady: false, dependencies: { process: 'it ends' } });
});

it('tells each dependency by itself: what throws, what says why, and what says nothing', async () => {
  const readiness = createReadiness(new AbortController().signal);
  readiness.add('database', () => Promise.reject(new Error('refused')));
  readiness.add('sniper', () => 'its last round was 9000 ms ago');
  readiness.add('queue', () => new Promise(() => undefined));
  readiness.add('files', () => undefined);
  readiness.begun();
  const { isReady, dependencies } = await readiness.read();
  expect(isReady).toBe(false);
  expect(dependencies).toEqual({
    process: 'ok',
    database: 'refused',
    sniper: 'its last round was 9000 ms ago',
    queue: 'no answer',
    files: 'ok',
  });
});

it('many who ask at once ask the dependency once', async () => {
  const readiness = createReadiness(new AbortController().signal);
  let asked = 0;
  readiness.add('database', () => void asked++);
  await Promise.all([readiness.read(), readiness.read(), readiness.read()]);
  expect(asked).toBe(1);
});
