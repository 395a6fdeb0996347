import { CHAPTERS } from './chapters.ts';
import { LEVELS } from './numbers.ts';
import { type Chapter, type Requirement, STANDINGS, standingsOf } from './requirement.ts';

const HEAD = `# ASVS 5.0.0, levels 1 and 2

What the [OWASP Application Security Verification Standard](https://github.com/OWASP/ASVS) 5.0.0
asks, and how it stands here. The numbers are those of the standard (CC BY-SA 4.0, © OWASP
Foundation); what they ask is told in our own words. Made by \`npm run asvs\` from
\`checks/src/asvs/chapters/\`; a check compares, and looks whether each test, heading and decision
is there. *Holds* names the tests that show it, *operator* the duty of whoever runs the service,
*decided* what the specification or the mobile client forbids, with what stands instead.
`;

/** `docs/asvs.md`, as it should be. */
export function asvsTable(chapters: readonly Chapter[] = CHAPTERS): string {
  const rows = chapters.flatMap((chapter) => Object.values(chapter.rows));
  const counted = Object.entries(STANDINGS).map(([standing, word]) => {
    const count = rows.filter((row) => standingsOf(row).includes(standing as never)).length;
    return `${count} ${word.replaceAll('*', '')}`;
  });
  return [HEAD, `${rows.length} requirements: ${counted.join(', ')}.\n`, ...chapters.map(partOf)]
    .join('\n')
    .concat('\n');
}

function partOf({ title, rows }: Chapter): string {
  const lines = Object.entries(rows).map(
    ([number, row]) =>
      `| ${number} | ${LEVELS.get(number)} | ${row.asks} | ${standsAs(row)} | ${whereOf(row)} |`,
  );
  return `## ${title}\n\n| number | level | asks | stands | shown by |\n|---|---|---|---|---|\n${lines.join('\n')}\n`;
}

const standsAs = (row: Requirement): string =>
  standingsOf(row)
    .map((standing) => STANDINGS[standing])
    .join(', ');

function whereOf({ shown, notApplicable, operator, decided, open }: Requirement): string {
  if (shown)
    return Object.entries(shown)
      .map(([file, names]) => `\`${file}\`: ${[names].flat().map(quoted).join('; ')}`)
      .join('<br>');
  if (operator) return `[operating](operating.md#${operator})`;
  if (decided) return `[decision](${decided.replace(/^docs\//, '')})`;
  return notApplicable ?? open ?? '';
}

const quoted = (name: string): string => `“${name.replaceAll('|', '\\|')}”`;
