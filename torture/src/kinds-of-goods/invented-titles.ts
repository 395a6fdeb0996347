import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MERCARI_TREE, titleHash } from './captured-titles.ts';
import type { Half, Labelled } from './labelled.ts';
import { mercariPaths } from './mercari-paths.ts';

const folder = (name: string): string => fileURLToPath(new URL(`${name}/`, import.meta.url));

/**
 * Titles that a person invented in the manner of each site and labelled, before the words were
 * mended: a line is the kinds that are right, a blank, the title.
 */
export const inventedTitles = (): Labelled[] =>
  globSync(`${folder('invented')}*.txt`)
    .toSorted()
    .flatMap((file) => linesOf(file).map((line) => labelledOf(line, path.basename(file, '.txt'))));

/**
 * Titles for categories of Mercari that were drawn by lot, the kinds followed by the id of the
 * category. Those of `held` were written when the words stood, and read since; of those of `later`,
 * written afterwards, no mistake was read.
 */
export function drawnTitles(half: Half | 'later'): Labelled[] {
  const paths = existsSync(MERCARI_TREE) ? mercariPaths(MERCARI_TREE) : undefined;
  return linesOf(`${folder('drawn')}${half}.txt`).map((line) => {
    const { kinds, ...one } = labelledOf(line, 'mercari');
    const [last = '', id = ''] = (kinds.at(-1) ?? '').split('@');
    const categoryPath = paths?.get(id) ?? [];
    return { ...one, kinds: [...kinds.slice(0, -1), last], categoryPath };
  });
}

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);

function labelledOf(line: string, site: string): Labelled {
  const end = line.indexOf(' ');
  const title = line.slice(end + 1);
  return { hash: titleHash(site, title), site, title, kinds: line.slice(0, end).split('|') };
}
