import { createLog } from '../log.ts';
import { expect, it } from 'vitest';
import { eachAlone } from './each-alone.ts';

it('what fails in a round is logged with its name, and the rest has its turn', async () => {
  const lines: string[] = [];
  const done: number[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  await eachAlone(
    log,
    [1, 2, 3],
    (item) => `row ${item}`,
    async (item) => {
      if (item === 2) throw new Error('bad row');
      done.push(item);
    },
  );
  expect(done).toEqual([1, 3]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, row: 'row 2', error: { message: 'bad row' } },
  ]);
});
