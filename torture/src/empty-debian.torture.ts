import { request } from 'node:https';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { startSimulator } from '../../simulator/src/start.ts';
import { openArtefacts } from './empty-debian/artefact.ts';
import { type Debian, startDebian } from './empty-debian/debian.ts';
import { type Administrator, administratorWith } from './empty-debian/desk.ts';
import { type Operator, operatorAt } from './empty-debian/operator.ts';
import { DEBIAN_TOOLS, hasDebianTools } from './empty-debian/tools.ts';
import { isLarge, tell } from './scale.ts';

// Somebody who never saw Hako brings it up on an empty Debian, with systemd as its first process,
// and does everything that docs/operating.md says of one machine, by the commands of that page
// itself. The marketplaces and the bank are on another machine, as ever.

const [VERSION, NEXT, NAME] = ['1.0.0', '1.1.0', 'hako.example'];
const OWNER = { email: 'owner@hako.example', name: 'Chủ' };
const PORTS = ['9464', '9465', '9466', '9467'];

if (!hasDebianTools) tell(`empty Debian: SKIPPED, nobody read the manual. ${DEBIAN_TOOLS}`);
else if (!isLarge) tell('empty Debian: SKIPPED at this size. npm run torture -- gate empty-debian');

describe.runIf(hasDebianTools && isLarge)('by docs/operating.md alone', { timeout: 0 }, () => {
  const stops: (() => Promise<unknown>)[] = [];
  let debian: Debian;
  let operator: Operator;
  let administrator: Administrator;
  let invitation = '';

  beforeAll(async () => {
    const artefacts = await openArtefacts();
    stops.push(() => artefacts.forget());
    debian = await startDebian();
    stops.push(() => debian.remove());
    for (const version of [VERSION, NEXT]) await debian.bring(await artefacts.make(version));
    operator = operatorAt(debian);
    const browser = await launchBrowser([`--host-resolver-rules=MAP ${NAME} ${debian.cable.far}`]);
    stops.push(() => browser.close());
    administrator = administratorWith(browser);
  }, 600_000);
  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  }, 120_000);

  const signsIn = () => administrator.signIn(`https://${NAME}/desk/login`, OWNER.email);

  it('it is installed, and answers through nginx', async () => {
    const world = await startSimulator({ host: debian.cable.near });
    stops.push(() => world.stop());
    const settings = Object.entries(pretendSettings(world.url))
      .filter(([name]) => name !== 'HAKO_PUSH_PRETEND_URL')
      .map(([name, value]) => `${name}=${value}\n`);
    const fillIn = async () => {
      const file = path.join(debian.root, 'etc/hako/hako.env');
      await writeFile(file, (await readFile(file, 'utf8')) + settings.join(''));
    };
    const began = performance.now();
    const printed = await operator.follow(
      'On an empty Debian, from the artefact',
      { VERSION, NAME, ADMIN: OWNER.email },
      { 'hako.env.example': fillIn },
    );
    tell(`empty Debian: brought up in ${Math.round((performance.now() - began) / 1_000)} s`);
    expect(printed.match(/"ready":true/g)).toHaveLength(PORTS.length);
    invitation = /https:\S+\/desk\/join\/\S+/.exec(printed)?.[0] ?? printed;
    expect(await ask('/')).toMatchObject({ status: 200 });
    expect((await ask('/auction/search?keyword=nikon')).status).toBe(200);
  });

  it('certbot can renew the certificate behind our file of nginx', async () => {
    const folder = path.join(debian.root, 'var/www/html/.well-known/acme-challenge');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'token'), 'proof');
    const address = `http://${debian.cable.far}/.well-known/acme-challenge/token`;
    const answer = await fetch(address, { headers: { host: NAME } });
    expect([answer.status, await answer.text()]).toEqual([200, 'proof']);
  });

  it('the first administrator sets a password and a second factor, and signs in', async () => {
    await administrator.join(invitation, OWNER.name);
    await signsIn();
    expect(await errors()).toBe('');
  });

  it('Prometheus takes the rules and reads every process', async () => {
    expect(await operator.follow('What to watch')).toMatch(/SUCCESS: \d+ rules found/);
    const up = `curl -s '127.0.0.1:9090/api/v1/query?query=sum(up)'`;
    await expect.poll(() => debian.run(up), { timeout: 60_000 }).toContain(`"${PORTS.length}"]`);
  });

  it('it is backed up, and pictures can be written after that', async () => {
    expect(await operator.follow('Backups')).toContain('full backup: ');
    expect(await debian.run('stat -c %U:%G /var/lib/hako/files')).toBe('hako:hako\n');
    await debian.run('test -e /var/lib/hako/backup.stamp');
  });

  it('the next release takes its place', async () => {
    await operator.follow('To upgrade', { NEXT });
    for (const port of PORTS)
      expect(await debian.run(`curl -s 127.0.0.1:${port}/version`)).toContain(`"${NEXT}"`);
  });

  it('another secret takes the place of the first, and second factors stay', async () => {
    const printed = await operator.follow('To change the secret');
    expect(printed).toMatch(/"resealed":1.*nothing is sealed with HAKO_FORMER_SECRET/);
    await signsIn();
  });

  it('a moment before a mistake comes back', async () => {
    const now = await debian.run(`sleep 2; date +'%F %T%:::z'; sleep 2`);
    await debian.run(`hako staff invite mistake@hako.example --name 'Nhầm' --role sales
      runuser -u postgres -- psql -Atc 'select pg_switch_wal()'; sleep 2`);
    await operator.follow('To restore', { MOMENT: now.trim() });
    const staff = await debian.run('hako staff list');
    expect([staff.includes(OWNER.email), staff.includes('mistake@')]).toEqual([true, false]);
    await expect.poll(() => ask('/').then(({ status }) => status), { timeout: 30_000 }).toBe(200);
  });

  it('it is paused, and removed without a trace', async () => {
    await operator.follow('To pause, and to remove it');
    const left = await debian.run(
      [
        'getent passwd hako || true',
        'ls -d /opt/hako /etc/hako /var/lib/hako 2>/dev/null || true',
        `systemctl list-units --all --plain --no-legend 'hako*'`,
        `runuser -u postgres -- psql -Atc "select rolname from pg_roles where rolname ~ 'hako'"`,
      ].join('\n'),
    );
    expect(left.trim()).toBe('');
  });

  /** What its processes told the log as an error. */
  const errors = (): Promise<string> =>
    debian.run(`journalctl --output cat --unit 'hako@*' | grep -E '"level":(50|60)' || true`);

  /** From the internet, with TLS and by the name. */
  const ask = (address: string): Promise<{ status: number }> =>
    new Promise((resolve, reject) => {
      const call = request(
        {
          ...{ host: debian.cable.far, servername: NAME, path: address },
          ...{ headers: { host: NAME }, rejectUnauthorized: false, timeout: 20_000 },
        },
        (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode ?? 0 });
        },
      );
      call.on('timeout', () => call.destroy(new Error(`${address} is silent`)));
      call.on('error', reject);
      call.end();
    });
});
