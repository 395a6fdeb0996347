import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Machine } from './network.ts';
import { signal } from './tools.ts';

/** As our unit of systemd does (`RestartSec=1`). */
const RESTART_MS = 1_000;

export interface Command {
  /** The name of its log. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Debian's user whom it runs as; root without one. */
  readonly user?: string;
  /** Somebody starts it again when it ends. */
  readonly isWatched: boolean;
}

/** A program on a machine, and who looks after it. */
export class Program {
  /** What it ended with although nobody had killed it. */
  readonly endedByItself: string[] = [];
  readonly name: string;
  readonly #machine: Machine;
  readonly #home: string;
  readonly #command: Command;
  #child: ChildProcess | undefined;
  #isOver = false;

  constructor(home: string, machine: Machine, command: Command) {
    this.name = `${machine.name} ${command.name}`;
    this.#machine = machine;
    this.#home = home;
    this.#command = command;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const { name, program, args, env, user } = this.#command;
    const log = await open(path.join(this.#home, `${this.#machine.name}-${name}.log`), 'a');
    const child = spawn(...this.#machine.inside(program, args, user), {
      cwd: this.#home,
      env: { PATH: process.env['PATH'], HOME: this.#home, LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', log.fd, log.fd],
    });
    this.#child = child;
    child.once('exit', (code, killedBy) => void this.#ended(code, killedBy));
    await once(child, 'spawn');
    await log.close();
  }

  kill(): void {
    if (this.#isRunning) signal([this.pid], 'SIGKILL');
  }

  /** For good. Asks it to end in order, unless it is to be killed. */
  async stop(name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.#isOver = true;
    const child = this.#child;
    if (!child || !this.#isRunning) return;
    const ended = once(child, 'exit');
    signal([this.pid], 'SIGCONT');
    signal([this.pid], name);
    await ended;
  }

  get #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async #ended(code: number | null, killedBy: NodeJS.Signals | null): Promise<void> {
    if (this.#isOver) return;
    if (killedBy !== 'SIGKILL') this.endedByItself.push(`${this.name}: ${code ?? killedBy}`);
    if (!this.#command.isWatched) return;
    await sleep(RESTART_MS);
    if (!this.#isOver) await this.start();
  }
}
