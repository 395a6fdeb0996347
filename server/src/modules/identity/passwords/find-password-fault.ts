import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { withoutAccents } from '../../../kernel/wording.ts';
import { VIETNAMESE_GUESSES } from './rules/common-passwords.ts';

export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

export type PasswordFault = 'too-short' | 'too-common';

/** Whoever needs fewer guesses than this has the password within days, even against our slow hash. */
const LEAST_GUESSES = 1e8;
/** The work of a guess grows with the square of the length; this many characters tell enough. */
const JUDGED_CHARACTERS = 32;
/** A Vietnamese number, one of a few hundred million that anybody can count through. */
const PHONE = /^(?:\+?84|0)[35789]\d{8}$/;

/** Length in characters and enough guesses; no rules about kinds of characters (NIST 800-63B-4). */
export async function findPasswordFault(
  password: string,
  ownWords: readonly string[] = [],
): Promise<PasswordFault | undefined> {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...password].length < PASSWORD_LENGTH.least) return 'too-short';
  if (PHONE.test(plain.replace(/[\s.-]/g, ''))) return 'too-common';
  const own = [...new Set(ownWords.flatMap(spellings))];
  judge ??= createJudge();
  const made = await judge.catch((failure: unknown) => {
    // What could not be loaded now may be loaded for the next password.
    judge = undefined;
    throw failure;
  });
  const guessesFor = (text: string): number =>
    made.check([...text].slice(0, JUDGED_CHARACTERS).join(''), own).guesses;
  return spellings(plain).some((spelling) => guessesFor(spelling) < LEAST_GUESSES)
    ? 'too-common'
    : undefined;
}

/** As it is typed, and as a guesser would type it: without accents and spaces. */
function spellings(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  const bare = withoutAccents(lower).replace(/\s/g, '');
  return lower === bare ? [lower] : [lower, bare];
}

/** Made when the first password is judged: most processes never judge one. */
let judge: Promise<ZxcvbnFactory> | undefined;
async function createJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary: common }, { dictionary: english }] =
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-en'),
    ]);
  return new ZxcvbnFactory({
    dictionary: {
      'passwords-common': common['passwords-common'],
      'commonWords-en': english['commonWords-en'],
      'firstnames-en': english['firstnames-en'],
      vietnamese: [...new Set(VIETNAMESE_GUESSES)],
    },
    graphs: adjacencyGraphs,
    // By default it tries 512 readings of `p4$$w0rd`, which takes a second for a text made of such signs.
    l33tMaxSubstitutions: 8,
  });
}
