import { createConnection, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/** Milliseconds since 1970 with fractions, by the one clock of a benchmark. */
export const now = (): number => performance.timeOrigin + performance.now();

const CONNECTIONS = 8;

export interface Market {
  /** Resolves with the answer. */
  write(code: string): Promise<void>;
  /** Code -> when its bytes arrived, in milliseconds since 1970 with fractions. */
  arrivals(): Promise<[string, number][]>;
  stop(): Promise<unknown>;
}

/**
 * On a thread of its own, so that its work does not delay ours; it notes when each line came, and answers it. Both threads read the one clock that
 * nobody sets: wall clocks are slewed, and after a minute two of them differ by more than a snipe may be early.
 */
export async function startMarket(): Promise<Market> {
  const source = `
    const { createServer } = require('node:net');
    const { parentPort, workerData } = require('node:worker_threads');
    const arrived = [];
    const server = createServer((socket) => {
      let rest = '';
      socket.setNoDelay(true);
      socket.on('data', (part) => {
        const at = workerData.startMs + Number(process.hrtime.bigint()) / 1e6;
        const lines = (rest + part).split('\\n');
        rest = lines.pop();
        for (const code of lines) arrived.push([code, at]);
        socket.write(lines.join('\\n') + '\\n');
      });
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
    parentPort.on('message', () => parentPort.postMessage(arrived));`;
  const worker = new Worker(source, {
    eval: true,
    workerData: { startMs: now() - Number(process.hrtime.bigint()) / 1e6 },
  });
  const port = await new Promise<number>((listening) => worker.once('message', listening));
  const answers = new Map<string, () => void>();
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => connect(port, answers)),
  );
  let turn = 0;
  return {
    write: (code) =>
      new Promise((answered) => {
        answers.set(code, answered);
        (sockets[turn++ % CONNECTIONS] as Socket).write(`${code}\n`);
      }),
    arrivals: () => {
      const told = new Promise<[string, number][]>((resolve) => worker.once('message', resolve));
      worker.postMessage('tell');
      return told;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return worker.terminate();
    },
  };
}

/** One line a bid: HTTP itself would be the greater part of what is measured. */
async function connect(port: number, answers: Map<string, () => void>): Promise<Socket> {
  const socket = createConnection({ port, host: '127.0.0.1', noDelay: true });
  let rest = '';
  socket.on('data', (part) => {
    const lines = (rest + part.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const code of lines) answers.get(code)?.();
  });
  await new Promise((connected) => socket.once('connect', connected));
  return socket;
}
