import { appendFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { createLog } from '../../src/platform/log.ts';

/** Where every test of a run writes its log, when a rig looks at the whole of it. */
const FILE = process.env['HAKO_WHOLE_LOG'];

/** The log of a test: silent, or as TEST_LOG says. */
export const createTestLog = (): Logger =>
  FILE
    ? createLog('debug', { write: (line) => appendFileSync(FILE, line) })
    : createLog((process.env['TEST_LOG'] ?? 'silent') as 'silent');

/**
 * What a real process writes on its own goes there, too; `text` is so much of it as is whole lines.
 */
export function noteWholeLines(text: string): void {
  if (FILE) appendFileSync(FILE, text);
}
