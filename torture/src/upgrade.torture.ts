import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Pretend, pretendAt } from '../../e2e/support/pretend-world.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { startSimulator } from '../../simulator/src/start.ts';
import { openArtefacts } from './empty-debian/artefact.ts';
import { Customers } from './empty-debian/customers.ts';
import { type Debian, startDebian } from './empty-debian/debian.ts';
import { type Operator, operatorAt } from './empty-debian/operator.ts';
import { DEBIAN_TOOLS, hasDebianTools } from './empty-debian/tools.ts';
import { judgeSnipes, untilSettled } from './operate/judge.ts';
import { isLarge, sized, tell } from './scale.ts';

// The release before runs on a Debian of its own, behind nginx with our file, and customers read,
// bid and pay. Then the operator upgrades it, by the commands of docs/operating.md itself. Nobody
// may notice.

const [FORMER, NEXT] = ['0.1.0', '0.2.0'];
const PORTS = ['9464', '9465', '9466', '9467'];
/** So long they are served before and after it. */
const QUIET_MS = 20_000;
const TIMES = sized({ ci: 1, gate: 1, release: 5 });
/** Of today alone, or not in production. */
const UNKNOWN = /EINVOICE|COMPANY|PUSH_PRETEND/;

if (!hasDebianTools) tell(`upgrade: SKIPPED, nothing was upgraded. ${DEBIAN_TOOLS}`);
else if (!isLarge) tell('upgrade: SKIPPED at this size. npm run torture -- gate upgrade');

describe.runIf(hasDebianTools && isLarge)('an upgrade under load', { timeout: 0 }, () => {
  const stops: (() => Promise<unknown>)[] = [];
  let debian: Debian;
  let operator: Operator;
  let pretend: Pretend;
  let customers: Customers;

  beforeAll(async () => {
    // The certificate is one that nobody signed.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
    const artefacts = await openArtefacts();
    stops.push(() => artefacts.forget());
    const former = await artefacts.makeFormer(FORMER);
    const next = await artefacts.make(NEXT);
    debian = await startDebian();
    stops.push(() => debian.remove());
    for (const artefact of [former, next]) await debian.bring(artefact);
    const world = await startSimulator({ host: debian.cable.near });
    stops.push(() => world.stop());
    pretend = pretendAt(() => world.url);
    operator = operatorAt(debian);
    const values = { VERSION: FORMER, NAME: debian.cable.far };
    const fillIn = () => addSettings(pretendSettings(world.url));
    await operator.follow('On an empty Debian, from the artefact', values, {
      'hako.env.example': fillIn,
    });
    customers = new Customers(`https://${debian.cable.far}`, pretend);
    await customers.start();
    stops.push(() => customers.stop());
  }, 900_000);
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  }, 120_000);

  it('every call is answered while each process gives way to the next release', async () => {
    await sleep(QUIET_MS);
    // What is cold says now and then that it is busy, on a machine that has other things to do.
    const before = customers.wrong.splice(0);
    try {
      for (let time = 0; time < TIMES; time++) {
        const began = performance.now();
        const printed = await operator.follow('To upgrade', { NEXT });
        const seconds = Math.round((performance.now() - began) / 1_000);
        tell(`upgrade: took ${seconds} s: ${printed.trim().split('\n').join(', ')}`);
        await sleep(QUIET_MS);
      }
    } finally {
      await customers.stop();
      tell(`upgrade: ${customers.summary()}; ${before.length} wrong before it`);
    }
    expect(customers.wrong).toEqual([]);
    for (const port of PORTS)
      expect(await debian.run(`curl -s 127.0.0.1:${port}/version`)).toContain(`"${NEXT}"`);
  });

  it('every snipe was sent once and in time', async () => {
    await untilSettled({ query });
    const { faults, won, missed } = await judgeSnipes({ query }, pretend, customers.snipes, []);
    tell(`upgrade: ${won} snipes won, ${missed} missed`);
    expect(faults).toEqual([]);
    expect(missed).toBe(0);
  });

  it('every transfer that was acknowledged is in the wallet once, and all is as it must be', async () => {
    const rows = await query<{ name: string; count: number }>(
      `select bank_reference as name, count(*)::int as count from wallet_transfers
       where state = 'credited' group by 1`,
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    const wrong = customers.transfers.filter((name) => counts.get(name) !== 1);
    expect(wrong).toEqual([]);
    expect(await debian.run('hako examine')).toContain('"faults":0');
  });

  async function addSettings(settings: Readonly<Record<string, string>>): Promise<void> {
    const file = path.join(debian.root, 'etc/hako/hako.env');
    const lines = Object.entries(settings).filter(([name]) => !UNKNOWN.test(name));
    const text = lines.map(([name, value]) => `${name}=${value}\n`).join('');
    await writeFile(file, (await readFile(file, 'utf8')) + text);
  }

  async function query<Row extends object>(text: string): Promise<Row[]> {
    const asked = `select coalesce(json_agg(row), '[]') from (${text}) as row`;
    return JSON.parse(
      await debian.run(`runuser -u postgres -- psql -At hako <<'SQL'\n${asked}\nSQL`),
    ) as Row[];
  }
});
