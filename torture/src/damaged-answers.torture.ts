import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../simulator/src/start.ts';
import { Outage } from '../../server/src/kernel/outage.ts';
import type { ListingCard } from '../../server/src/modules/marketplaces/index.ts';
import type { RecordedAnswer } from '../../server/src/modules/marketplaces/probe/recorder.ts';
import type { SiteName } from '../../server/src/config.ts';
import { capturesOf } from './damaged-answers/captures.ts';
import { possibleDamages, type PossibleDamage, someOf } from './damaged-answers/damages.ts';
import { silentFaults } from './damaged-answers/facts.ts';
import { readingsOf } from './damaged-answers/readings.ts';
import { atStage, record, type Recording, settingsAt, withSite } from './damaged-answers/sites.ts';
import { openStage, type Stage } from './damaged-answers/stage.ts';
import { isUndetectable, UNDETECTABLE } from './damaged-answers/undetectable.ts';
import { firstSeed, sized, tell } from './scale.ts';

/** Of each reading; the largest pages can be damaged in 60,000 places. */
const DAMAGES = sized({ ci: 40, gate: 2_000, release: 100_000 });
const SEED = firstSeed(20_261_123);
const MOST_TOLD = 20;
const SITES: readonly SiteName[] = [
  'yahoo-auctions',
  'mercari',
  'yahoo-shopping',
  'rakuten',
  'paypay',
  'surugaya',
  'amazon',
];

let simulator: Simulator;
let stage: Stage;
beforeAll(async () => {
  simulator = await startSimulator();
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
  await simulator.stop();
});

async function recordingsOf(site: SiteName): Promise<Recording[]> {
  const settings = settingsAt(simulator.url);
  const recordings: Recording[] = capturesOf(site);
  for (const reading of await withSite(settings, site, readingsOf)) {
    const { hasGoods, recording } = await record(settings, site, reading);
    // Some sites never list what is sold.
    if (hasGoods) recordings.push(recording);
  }
  return recordings;
}

/** What the connector makes of these answers; it remembers nothing of others. */
function read({ site, reading }: Recording, answers: Recording['answers']) {
  stage.play(answers);
  const settings = atStage(settingsAt(simulator.url), stage.url);
  return withSite(settings, site, (one) => reading.read(one));
}

const damagesOf = ({ answers }: Recording) =>
  answers.flatMap(({ body }, at) =>
    possibleDamages(body).map((damage): PossibleDamage & { at: number } => ({ ...damage, at })),
  );

/** What the reading of one damaged answer tells wrongly; undefined when it says that it cannot be read. */
async function wrongAfter(
  recording: Recording,
  before: readonly ListingCard[],
  { make, at }: PossibleDamage & { at: number },
): Promise<string[] | undefined> {
  const { answers } = recording;
  const body = make();
  try {
    return silentFaults(
      before,
      await read(recording, answers.with(at, { ...(answers[at] as RecordedAnswer), body })),
    );
  } catch (failure) {
    return failure instanceof Outage ? undefined : [String(failure)];
  }
}

/** Damages one answer after the other; gives what was told wrongly, each a sentence. */
async function damaged(recording: Recording) {
  const { site, reading } = recording;
  const before = await read(recording, recording.answers);
  expect(before.length, `${reading.name} is read undamaged`).toBeGreaterThan(0);
  const chosen = someOf(damagesOf(recording), DAMAGES, SEED);
  const faults: string[] = [];
  let outages = 0;
  for (const damage of chosen) {
    const what = `${reading.name}: ${damage.what}`;
    const wrong = await wrongAfter(recording, before, damage);
    if (wrong === undefined) outages += 1;
    else if (!isUndetectable(site, what)) faults.push(...wrong.map((one) => `${what}: ${one}`));
  }
  return { faults, outages, tried: chosen.length };
}

it.each(SITES)(
  '%s never tells a wrong price or kind of sale from a damaged answer',
  async (site) => {
    const runs: Awaited<ReturnType<typeof damaged>>[] = [];
    const recordings = await recordingsOf(site);
    for (const recording of recordings) runs.push(await damaged(recording));
    const sum = (count: (run: (typeof runs)[number]) => number) =>
      runs.reduce((total, run) => total + count(run), 0);
    tell(
      `damaged answers: ${site}, ${sum(({ tried }) => tried)} damages of ${recordings.length} readings, ${sum(({ outages }) => outages)} told as outages, seed ${SEED}`,
    );
    expect(runs.flatMap(({ faults }) => faults).slice(0, MOST_TOLD)).toEqual([]);
  },
);

it.each(UNDETECTABLE)('sees what cannot be noticed at $site: $damage', async ({ site, damage }) => {
  const wrong: string[] = [];
  for (const recording of await recordingsOf(site)) {
    const before = await read(recording, recording.answers);
    const { name } = recording.reading;
    for (const one of damagesOf(recording).filter(({ what }) => damage.test(`${name}: ${what}`)))
      wrong.push(...((await wrongAfter(recording, before, one)) ?? []));
  }
  expect(wrong).not.toEqual([]);
});
