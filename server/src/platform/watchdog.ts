import { Worker } from 'node:worker_threads';

const BEAT_MS = 1_000;
const STUCK_MS = 30_000;

/**
 * In a thread of its own: when the main thread's loop stood still for so long, it kills the process. The thread counts its own
 * beats, so that a machine which slept is not taken for a loop that stands still.
 */
const THREAD = `
const { workerData: { beats, beatMs, stuckBeats } } = require('node:worker_threads');
let seen = 0;
let missed = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < stuckBeats) return;
  require('node:fs').writeSync(2, 'The event loop stands still: this process is ended.\\n');
  process.kill(process.pid, 'SIGKILL');
}, beatMs);
`;

/** Ends this process when its event loop stands still; a process in that state hears no signal but SIGKILL. */
export function startWatchdog(stuckMs = STUCK_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  new Worker(THREAD, {
    eval: true,
    workerData: { beats, beatMs: BEAT_MS, stuckBeats: Math.ceil(stuckMs / BEAT_MS) },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref();
}
