import { expect, it } from 'vitest';
import { chanceOf } from '../../../../torture/src/chance.ts';
import { Agenda } from './agenda.ts';
import { Log, Servers } from './resources.ts';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

it('lets what comes by chance wait as long as the theory of lines says', () => {
  const agenda = new Agenda();
  const servers = new Servers(agenda, 'one', 1);
  const chance = chanceOf(1);
  const drawn = (meanMs: number) => -Math.log(1 - chance.part()) * meanMs;
  const arrive = (): void =>
    agenda.after(drawn(10), () => {
      servers.serve(drawn(7), () => undefined);
      arrive();
    });
  arrive();
  agenda.runUntil(5_000_000);
  // One server, used for 0.7 of its time: the mean wait is 0.7 / (1 - 0.7) times the mean work.
  expect(servers.use()).toBeCloseTo(0.7, 1);
  expect(mean(servers.waits) / (7 * (0.7 / 0.3))).toBeCloseTo(1, 1);
});

it('turns away who would wait longer than they want', () => {
  const agenda = new Agenda();
  const servers = new Servers(agenda, 'one', 1);
  const asked = Array.from({ length: 5 }, () => servers.serve(10, () => undefined, 25));
  expect(asked).toEqual([true, true, true, false, false]);
  expect(servers.turnedAway).toBe(2);
  agenda.runUntil(100);
  expect(servers.waits).toEqual([0, 10, 20]);
});

it('flushes the log once for all who came while it was busy', () => {
  const agenda = new Agenda();
  const log = new Log(agenda, 4);
  const done: number[] = [];
  for (const at of [0, 1, 2, 3]) agenda.after(at, () => log.commit(() => done.push(agenda.now)));
  agenda.runUntil(16);
  expect(done).toEqual([4, 8, 8, 8]);
  expect(log.use()).toBe(0.5);
});
