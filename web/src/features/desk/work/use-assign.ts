import { type AssignResult, assignWorkEndpoint } from '@hako/contract/desk/work-assignments';
import { call } from '../../../api/client.ts';
import { type Action, useAction } from '../../../api/use-action.ts';
import { useRefresh } from '../../../api/use-refresh.ts';
import { toast } from '../../../ui/frames/toast.tsx';

export interface Assigned {
  readonly keys: readonly string[];
  /** `me`, `nobody`, or the id of a colleague. */
  readonly to: string;
}

/**
 * Claims, gives back or gives away; says in one sentence what became of the rows and reads the list
 * again.
 */
export function useAssign(): Action<Assigned, readonly AssignResult[]> {
  const refresh = useRefresh();
  return useAction(async ({ keys, to }: Assigned) => {
    const { data } = await call(assignWorkEndpoint, { body: { keys: [...keys], to } });
    const isWhole = data.every(({ outcome }) => outcome === 'done');
    toast(sentenceOf(data, to), isWhole ? 'good' : 'bad');
    await refresh();
    return data;
  });
}

const DONE: Readonly<Record<string, string>> = { me: 'Đã nhận', nobody: 'Đã trả lại' };
const WHY = {
  gone: 'không còn chờ nữa',
  'not-mine': 'không phải việc của bạn',
  unclaimed: 'chưa ai nhận, hãy nhận việc trước rồi mới giao',
  'not-theirs': 'đồng nghiệp không làm loại việc này',
} as const;

const whyOf = ({ outcome, by }: AssignResult): string => {
  if (outcome === 'done') return '';
  return outcome === 'taken' ? `${by ?? 'đồng nghiệp'} đã nhận` : WHY[outcome];
};

/** `Đã nhận 3 việc. 1 việc: Trần Thu Hà đã nhận.` */
function sentenceOf(results: readonly AssignResult[], to: string): string {
  const byReason = Map.groupBy(results, whyOf);
  const done = byReason.get('')?.length ?? 0;
  byReason.delete('');
  return [
    ...(done > 0 ? [`${DONE[to] ?? 'Đã giao'} ${done} việc.`] : []),
    ...[...byReason].map(([why, own]) => `${own.length} việc: ${why}.`),
  ].join(' ');
}
