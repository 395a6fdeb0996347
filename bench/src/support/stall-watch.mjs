// Watches from a thread of its own whether the machine gives time to anybody: counts how often a tick of a millisecond came late.
import { workerData } from 'node:worker_threads';

const late = new Int32Array(workerData.late);
let before = performance.now();
setInterval(() => {
  const now = performance.now();
  if (now - before > workerData.toleratedMs) Atomics.add(late, 0, 1);
  before = now;
}, 1);
