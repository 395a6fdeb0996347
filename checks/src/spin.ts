import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, ROOT } from './source.ts';

/** Model -> variants that must break one of its promises; without a variant none may break, over the whole state space. */
const MODELS: Readonly<Record<string, readonly string[]>> = {
  'bid-protocol': [
    'RESEND',
    'RELEASE_OPEN',
    'LIST_FIRST',
    'NO_FENCE',
    'CANCEL_LATE',
    'MARK_BLINDLY',
    'GIVE_BACK_MARKED',
  ],
  'cancel-or-fire': ['LOOK_BEFORE_LOCK', 'NO_LOCK'],
  'top-up-credit': ['LOOK_THEN_CREDIT', 'ANSWER_FIRST'],
  'renew-session': ['NO_GRACE', 'NEW_SUCCESSOR', 'NO_END'],
};
const DIR = path.join(ROOT, 'checks/spin');

/**
 * Searches the models of `checks/spin` with Spin. Undefined where Spin or a compiler is not installed: the protocol of bids is searched by
 * our own explorer all the same, in `unknown-answer-protocol.test.ts`.
 */
export function checkModels(): Finding | undefined {
  if (!isThere('spin', '-V') || !isThere('gcc', '--version')) return undefined;
  const faults: string[] = [];
  let seen = 0;
  const files = readdirSync(DIR).map((file) => file.replace(/\.pml$/, ''));
  for (const name of files)
    if (!(name in MODELS)) faults.push(`${name}.pml is not searched by anybody`);
  const dir = mkdtempSync(path.join(tmpdir(), 'hako-spin-'));
  try {
    for (const [model, variants] of Object.entries(MODELS)) {
      for (const variant of [undefined, ...variants]) {
        seen++;
        const { errors, said } = search(dir, model, variant);
        if (variant === undefined && errors !== 0) faults.push(`${model}: ${said}`);
        if (variant !== undefined && errors !== 1)
          faults.push(`${model} with ${variant} breaks no promise, so the model is blind: ${said}`);
      }
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  return { name: 'models searched by Spin, with their known-bad variants', seen, faults };
}

const isThere = (program: string, question: string): boolean =>
  spawnSync(program, [question]).status === 0;

/** Number of errors that the search found (it stops at the first), and its report. NaN when there was no search. */
function search(
  dir: string,
  model: string,
  variant: string | undefined,
): { errors: number; said: string } {
  const run = (program: string, args: readonly string[]): string => {
    const { stdout, stderr } = spawnSync(program, args, { cwd: dir, encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };
  // What an earlier search left must not be taken for this one's.
  for (const left of readdirSync(dir)) rmSync(path.join(dir, left));
  const made = run('spin', [
    ...(variant === undefined ? [] : [`-D${variant}`]),
    '-a',
    path.join(DIR, `${model}.pml`),
  ]);
  const compiled = run('gcc', ['-O0', '-w', '-DSAFETY', '-o', 'pan', 'pan.c']);
  const said = run('./pan', ['-m100000']);
  const errors = Number(/errors: (\d+)/.exec(said)?.[1] ?? Number.NaN);
  const isWhole = !/max search depth too small|out of memory/i.test(said);
  return {
    errors: isWhole ? errors : Number.NaN,
    said: (Number.isNaN(errors) ? made + compiled + said : said)
      .split('\n')
      .slice(0, 4)
      .join(' | '),
  };
}
