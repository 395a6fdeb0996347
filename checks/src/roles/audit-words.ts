import { ACT_TITLES } from '../../../contract/src/approvals/act-titles.ts';
import { AUDIT_ACTS } from '../../../contract/src/staff/audit/audit-acts.ts';
import { AUDIT_SUBJECTS } from '../../../contract/src/staff/audit/audit-subjects.ts';
import type { SourceFile } from '../source.ts';
import type { AuditLine } from './audit-lines.ts';

const WORDED = Object.values(AUDIT_ACTS).flatMap((acts) => Object.keys(acts));

/** Actions that staff would read as code, and words of actions that nobody writes. */
export function faultsOfActWords(
  lines: readonly AuditLine[],
  worded: readonly string[] = WORDED,
): string[] {
  const [open, whole] = [lines.filter(isOpen), lines.filter((line) => !isOpen(line))];
  const isWritten = (word: string) =>
    whole.some(({ action }) => action === word) ||
    open.some(({ action }) => word.startsWith(startOf(action)));
  return [
    ...whole
      .filter(({ action }) => !worded.includes(action))
      .map(({ action, file }) => `${file}: ${action} has no words in audit-acts.ts`),
    ...open
      .filter(({ action }) => startOf(action) !== '')
      .filter(({ action }) => !worded.some((word) => word.startsWith(startOf(action))))
      .map(({ action, file }) => `${file}: ${action} has no words in audit-acts.ts`),
    ...worded
      .filter((word) => !isWritten(word) && !(word in ACT_TITLES))
      .map((word) => `${word} has words in audit-acts.ts and is written nowhere`),
  ];
}

/** An action of which a part is known only when it runs. */
const isOpen = ({ action }: AuditLine): boolean => action.includes('*');
const startOf = (action: string): string => action.slice(0, action.indexOf('*'));

/** One thing by its code, or a table that leaves as a file. */
const SUBJECTS = [
  /\bsubject(?:Of)?\b[^\n]{0,60}?[:=>] ?[^\n]{0,60}?[`']([a-z-]+):\$\{/g,
  /\bexportEntry\(\w+, [`']([a-z-]+)/g,
];

/** Kinds of things that staff would read as code. */
export function faultsOfSubjectWords(sources: readonly Pick<SourceFile, 'path' | 'text'>[]): {
  readonly seen: number;
  readonly faults: readonly string[];
} {
  const found = sources.flatMap(({ path, text }) =>
    /audit|exportEntry/.test(text)
      ? SUBJECTS.flatMap((subject) => [...text.matchAll(subject)]).map(([, kind = '']) => ({
          path,
          kind,
        }))
      : [],
  );
  return {
    seen: found.length,
    faults: found
      .filter(({ kind }) => !(kind in AUDIT_SUBJECTS))
      .map(({ path, kind }) => `${path}: ${kind} has no word in audit-subjects.ts`),
  };
}
