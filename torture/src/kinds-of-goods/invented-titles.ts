import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { titleHash } from './captured-titles.ts';
import type { Labelled } from './labelled.ts';

const FOLDER = fileURLToPath(new URL('invented/', import.meta.url));

/**
 * Titles that a person invented in the manner of each site and labelled: a line is the kinds that
 * are right, a blank, the title.
 */
export const inventedTitles = (): Labelled[] =>
  globSync(`${FOLDER}*.txt`)
    .toSorted()
    .flatMap((file) => {
      const site = path.basename(file, '.txt');
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): Labelled => {
          const end = line.indexOf(' ');
          const title = line.slice(end + 1);
          const kinds = line.slice(0, end).split('|');
          return { hash: titleHash(site, title), site, title, kinds };
        });
    });
