import type { Bidding } from '../../../server/src/modules/bidding/index.ts';
import { biddingJobs } from '../../../server/src/modules/bidding/jobs.ts';
import { chanceOf } from '../chance.ts';
import { ACCOUNTS, planAccounts, type ShutOuts } from './accounts.ts';
import { createDayProcesses, type DayProcesses, ROLES } from './day-processes.ts';
import { buildStage, type DayStage } from './day-stage.ts';
import { broughtBy, withStory } from './day-story.ts';
import { heal } from './day-world.ts';
import { createJobRunner, type JobRunner } from './job-runner.ts';
import { planLives } from './life.ts';
import { isOpen } from './market/lot.ts';
import { run } from './memory/database.ts';
import type { Sabotage } from './sabotage.ts';
import { every } from './virtual-time.ts';

const SECOND = 1_000;
const TO_HEAL_MS = 10 * 60 * SECOND;

/** What a day brought, to see that it was not an empty one. */
export interface Day {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly sent: number;
  readonly extensions: number;
  readonly kills: number;
  readonly groups: number;
  readonly shutOuts: number;
  readonly events: number;
}

/**
 * One day of auctions in virtual time: the module's own use cases and sniper over rows in memory and a marketplace that loses, delays and doubles;
 * processes die, stand still and have their clocks stepped. Throws the first promise that is broken; at the end everything must be over.
 */
export async function runDay(
  seed: number,
  sabotage?: Sabotage,
  hasOneAccount = false,
): Promise<Day> {
  const chance = chanceOf(seed);
  // The reader with that mistake knows of one account only.
  const accounts =
    hasOneAccount || sabotage === 'list before closed' ? ACCOUNTS.slice(0, 1) : ACCOUNTS;
  const stage = buildStage(chance, sabotage, () => runner);
  const { time, world, watch, failures } = stage;
  const shutOuts: ShutOuts = new Map();
  const processes = createDayProcesses({
    ...stage,
    accounts,
    shutOuts,
    sabotage,
    hooks: {
      left: (asked) => failures.noting(() => watch.left(asked)),
      changed: () => failures.guarded(watch.lookAtBids),
    },
    runner: () => runner,
  });
  const runner: JobRunner = runnerOf(stage, processes);
  for (const role of ROLES) processes.start(role);
  planTroubles(stage, processes);
  const byApi = (work: (bidding: Bidding) => Promise<unknown>): void =>
    processes
      .process('api')
      .deliver(time.nowMs(), () => void work(processes.bidding('api')).catch(failures.noteMistake));
  if (accounts.length > 1)
    planAccounts({
      ...stage,
      chance: chanceOf(seed + 1e9),
      shutOuts,
      accounts,
      byApi,
      isHealed: () => world.weather.isHealed,
    });
  planLives({ ...stage, ...world, byApi, look: () => failures.guarded(watch.lookAtBids) });
  const events = await untilAllIsOver(stage);
  failures.guarded(watch.lookAtTheEnd);
  if (failures.first) throw withStory(stage, failures.first);
  return { ...broughtBy(stage), kills: processes.kills(), events };
}

/** The jobs of the day, done by its worker. */
function runnerOf(
  { time, chance, tables, memory, world, failures }: DayStage,
  processes: DayProcesses,
) {
  const keeper = memory.connect({
    gate: () => undefined,
    isDead: () => false,
    atCommit: () => 'done',
    onStop: () => () => undefined,
  });
  return createJobRunner({
    time,
    chance,
    tables,
    worker: () => processes.process('worker'),
    duplicateShare: () => world.weather.duplicate / 2,
    run: async ({ name, payload }) => {
      try {
        await biddingJobs(processes.bidding('worker'))[name]?.(payload as never);
      } catch (error) {
        failures.noteMistake(error);
        throw error;
      }
    },
    finish: ({ id }) =>
      run(keeper, (statement) => {
        const [job] = statement.tables.jobs.with('id', id);
        if (job) statement.tables.jobs.remove(job);
      }),
  });
}

/** The worker sweeps each minute; four times a minute something may happen to one of our processes. */
function planTroubles({ time, chance, world, failures }: DayStage, processes: DayProcesses): void {
  const { troubles, weather } = world;
  every(time, chance, 60 * SECOND, () =>
    processes
      .process('worker')
      .deliver(
        time.nowMs(),
        () => void processes.bidding('worker').sweep().catch(failures.noteMistake),
      ),
  );
  every(time, chance, 15 * SECOND, () => {
    const role = chance.pick(ROLES);
    if (chance.happens(troubles.kill * 5)) processes.kill(role);
    if (chance.happens(troubles.pause * 5)) processes.pause(role);
    if (!weather.isHealed && chance.happens(0.02))
      processes.process(role).stepClock(chance.below(7_200_000) - 3_600_000);
  });
}

/**
 * Runs until everything has come to its end, which it must ten minutes after the last lot closed;
 * gives how many events that took.
 */
async function untilAllIsOver({ time, chance, world, watch, failures }: DayStage): Promise<number> {
  const { lots, weather } = world;
  let healedAt = 0;
  let events = 0;
  let isDone = false;
  every(time, chance, 5 * SECOND, () => {
    if ([...lots.values()].some((lot) => isOpen(lot, time.nowMs() - 20 * SECOND))) return;
    if (!weather.isHealed) {
      healedAt = time.nowMs();
      heal(world);
    }
    const open = watch.unfinished();
    if (open === undefined) isDone = true;
    else if (time.nowMs() > healedAt + TO_HEAL_MS)
      failures.first ??= new Error(`${open} is open ten minutes after the healing`);
  });
  await time.runUntil(() => {
    events++;
    return isDone || failures.first !== undefined;
  });
  return events;
}
