import type { DeskTask } from '@hako/contract/desk/desk';
import type { QueueSection } from './queue-list.tsx';

/** What was asked for stands in the list, also when it waits behind the fifty that are shown. */
export function withFound(
  waiting: readonly QueueSection[],
  [found]: readonly DeskTask[],
): QueueSection[] {
  return waiting.map((section) =>
    found && section.kind === found.kind && section.tasks.every(({ key }) => key !== found.key)
      ? { ...section, tasks: [...section.tasks, found] }
      : section,
  );
}

/** Tasks under the headings of their kinds. */
export const sectionsOf = (tasks: readonly DeskTask[]): QueueSection[] =>
  [...Map.groupBy(tasks, ({ kind }) => kind)].map(([kind, own]) => ({
    kind,
    tasks: own,
    is_more: false,
  }));
