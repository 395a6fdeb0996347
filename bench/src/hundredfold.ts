import { readConfig } from '../../server/src/config.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import type { BenchLine } from './bench-line.ts';
import { type Plan, processesFor, simulate } from './support/hundredfold/company.ts';
import type { Resource } from './support/hundredfold/resources.ts';
import { quantile } from './support/figures/statistics.ts';

/** What a company's customers do a second on a good evening: two hundred people, each every ten. */
const ACTIONS_A_SECOND = 20;
const TIMES = [1, 10, 100];
const LASTS_MS = 300_000;
const SEED = 1;
const POSTGRES_CORES = 16;
const WORKERS = 2;
/** A thing of which more is used keeps everybody waiting, or turns them away. */
const FULL = 0.9;

/**
 * One, ten and a hundred times the customers, in virtual time, by what `load-line` measured for
 * each thing they do: which resource ends first. Api processes are added as they are needed.
 */
export async function run(): Promise<BenchLine[]> {
  const paces = pacesOfProduction();
  const runs = TIMES.map((times) => {
    const actionsASecond = times * ACTIONS_A_SECOND;
    const apiProcesses = processesFor(actionsASecond);
    tell(`${times} times: ${actionsASecond} actions a second, ${apiProcesses} api processes`);
    const plan: Plan = {
      ...{ actionsASecond, apiProcesses, paces, lastsMs: LASTS_MS, seed: SEED },
      ...{ postgresCores: POSTGRES_CORES, workers: WORKERS },
    };
    const resources = simulate(plan);
    for (const one of resources) tell(`  ${lineOf(one)}`);
    const full = resources.filter((one) => one.use() > FULL).map(({ name }) => name);
    tell(`  full: ${full.join(', ') || 'nothing'}`);
    return resources;
  });
  return (runs.at(-1) ?? []).map((one) => ({
    name: `hundredfold, ${one.name}`,
    ours: one.use(),
    limit: 1,
    unit: 'of it',
    ratio: one.use(),
    goal: 'told',
    holds: true,
  }));
}

function lineOf(one: Resource): string {
  const use = `${Math.round(one.use() * 100)} %`.padStart(5);
  const waited = `${quantile(one.waits, 0.99).toFixed(1)} ms`;
  const away = one.turnedAway / Math.max(1, one.turnedAway + one.waits.length);
  const turned = one.turnedAway > 0 ? `, ${Math.round(away * 100)} % turned away` : '';
  return `${one.name.padEnd(20)} ${use} in use, p99 of the wait ${waited}${turned}`;
}

/** What the service allows itself when nobody sets it. */
function pacesOfProduction(): Record<string, number> {
  const settings = Object.entries(pretendSettings('http://127.0.0.1:1')).filter(
    ([name]) => !name.endsWith('_PACE'),
  );
  const { sites } = readConfig({
    ...Object.fromEntries(settings),
    HAKO_ENV: 'test',
    DATABASE_URL: 'postgres://127.0.0.1:1/nobody-asks',
    HAKO_SECRET: 'a secret that only benchmarks know, 32+ letters',
  });
  return Object.fromEntries(
    Object.entries(sites).map(([site, { pacePerSecond }]) => [site, pacePerSecond]),
  );
}

const tell = (sentence: string): void => void process.stdout.write(`hundredfold: ${sentence}\n`);
