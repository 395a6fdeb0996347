import { openSync } from 'node:fs';

// A program that keeps memory and handles. Only so that the rig can show that it would find one.
const kept: Buffer[] = [];
setInterval(() => {
  kept.push(Buffer.alloc(2 ** 20, 1));
  openSync('/dev/null', 'r');
}, 50);
