import { type Chance, chanceOf } from '../../../../torture/src/chance.ts';
import { Agenda } from './agenda.ts';
import { type Habit, HABITS } from './habits.ts';
import { Log, type Resource, Servers } from './resources.ts';

export interface Plan {
  /** What customers do a second, all together. */
  readonly actionsASecond: number;
  /** Virtual time. */
  readonly lastsMs: number;
  readonly seed: number;
  readonly apiProcesses: number;
  /** Of the machine of the primary. */
  readonly postgresCores: number;
  readonly workers: number;
  /** Calls a second to each marketplace, of all processes together. */
  readonly paces: Readonly<Record<string, number>>;
}

/** One flush of a disk that keeps what it says it has. */
const FLUSH_MS = 1;
/** A process hears a notice, and drops what none of its browsers waits for. */
const NOTICE_MS = 0.1;
/** Jobs that a worker does at once, and what one costs the database. */
const JOBS_AT_ONCE = 6;
const JOB_MS = 5;
const JOB_POSTGRES_MS = 1.5;
/** As long as a customer waits for a site before its part of the page stays empty. */
const PATIENCE_MS = 10_000;
/** How long an answer serves others: lists (decision 0076), items (`read-catalog-item.ts`). */
const LIST_FRESH_MS = 30_000;
const ITEM_FRESH_MS = 60_000;
/** Words and things are asked for by Zipf's law: few by many, most by hardly anybody. */
const WORDS = 5_000;
const ITEMS = 200_000;

/** How many api processes so much needs when each is to be busy for six tenths. */
export function processesFor(actionsASecond: number): number {
  const nodeMs = HABITS.reduce((sum, one) => sum + (one.share / 100) * one.nodeMs, 0);
  return Math.max(2, Math.ceil((actionsASecond * nodeMs) / 600));
}

/** Lives through a while of a company, and gives what it needed of each thing. */
export function simulate(plan: Plan): Resource[] {
  const company = new Company(plan);
  company.live();
  return company.resources();
}

class Company {
  readonly #plan: Plan;
  readonly #agenda = new Agenda();
  readonly #chance: Chance;
  readonly #apis: Servers[];
  readonly #postgres: Servers;
  readonly #log: Log;
  readonly #jobs: Servers;
  readonly #sites: ReadonlyMap<string, Servers>;
  /** Until when an answer is fresh, by what was asked. */
  readonly #kept = new Map<string, number>();

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#chance = chanceOf(plan.seed);
    const named = (name: string, servers: number) => new Servers(this.#agenda, name, servers);
    this.#apis = Array.from({ length: plan.apiProcesses }, () => named('api processes', 1));
    this.#postgres = named('cores of PostgreSQL', plan.postgresCores);
    this.#log = new Log(this.#agenda, FLUSH_MS);
    this.#jobs = named('workers', plan.workers * JOBS_AT_ONCE);
    this.#sites = new Map(Object.keys(plan.paces).map((site) => [site, named(site, 1)]));
  }

  live(): void {
    this.#arrive();
    this.#agenda.runUntil(this.#plan.lastsMs);
  }

  resources(): Resource[] {
    const use = this.#apis.reduce((sum, api) => sum + api.use(), 0) / this.#apis.length;
    const waits = this.#apis.flatMap((api) => api.waits);
    const apis = { name: 'api processes', use: () => use, waits, turnedAway: 0 };
    return [apis, this.#postgres, this.#log, this.#jobs, ...this.#sites.values()];
  }

  #arrive(): void {
    const { actionsASecond } = this.#plan;
    const betweenMs = (-Math.log(1 - this.#chance.part()) * 1_000) / actionsASecond;
    this.#agenda.after(betweenMs, () => {
      this.#act(this.#drawHabit());
      this.#arrive();
    });
  }

  #drawHabit(): Habit {
    let left = this.#chance.part() * 100;
    for (const habit of HABITS) {
      left -= habit.share;
      if (left < 0) return habit;
    }
    return HABITS[0] as Habit;
  }

  #act(habit: Habit): void {
    this.#askSites(habit);
    this.#chance
      .pick(this.#apis)
      .serve(habit.nodeMs, () => this.#postgres.serve(habit.postgresMs, () => this.#commit(habit)));
  }

  #commit({ commits, notices, jobs }: Habit): void {
    for (let commit = 0; commit < commits; commit++) this.#log.commit(() => undefined);
    for (let notice = 0; notice < notices; notice++)
      for (const api of this.#apis) api.serve(NOTICE_MS, () => undefined);
    for (let job = 0; job < jobs; job++)
      this.#jobs.serve(JOB_MS, () =>
        this.#postgres.serve(JOB_POSTGRES_MS, () => this.#log.commit(() => undefined)),
      );
  }

  #askSites({ asks }: Habit): void {
    if (asks === 'nothing') return;
    const sites = [...this.#sites.keys()];
    const word = this.#zipf(WORDS);
    if (asks === 'a list of each site')
      for (const site of sites) this.#ask(site, `list ${word}`, LIST_FRESH_MS);
    const site = this.#chance.pick(sites);
    if (asks === 'a list of one site') this.#ask(site, `list ${word}`, LIST_FRESH_MS);
    if (asks === 'an item') this.#ask(site, `item ${this.#zipf(ITEMS)}`, ITEM_FRESH_MS);
    if (asks === 'surely') this.#ask(site, 'surely', 0);
  }

  #ask(site: string, what: string, freshMs: number): void {
    const key = `${site} ${what}`;
    if ((this.#kept.get(key) ?? 0) > this.#agenda.now) return;
    const betweenMs = 1_000 / (this.#plan.paces[site] ?? 1);
    const isAsked = this.#sites.get(site)?.serve(betweenMs, () => undefined, PATIENCE_MS);
    if (isAsked && freshMs > 0) this.#kept.set(key, this.#agenda.now + freshMs);
  }

  /** The place of what is asked for, 0 the most wanted; the chance falls with the place. */
  #zipf(count: number): number {
    return Math.floor(count ** this.#chance.part()) - 1;
  }
}
