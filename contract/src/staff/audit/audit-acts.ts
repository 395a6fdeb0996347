import { ACT_TITLES } from '../../approvals/act-titles.ts';
import { GOODS_ACTS } from './goods-acts.ts';
import { OFFICE_ACTS } from './office-acts.ts';

/** What staff did, in words, by the action in the audit; in groups as they are read. */
export const AUDIT_ACTS = { ...GOODS_ACTS, ...OFFICE_ACTS } as const;

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.values(AUDIT_ACTS).flatMap(Object.entries),
);

/** What happens to what two people decide. */
export const APPROVAL_STEPS = {
  propose: 'Đề nghị',
  approve: 'Duyệt',
  decline: 'Không duyệt',
  withdraw: 'Rút đề nghị',
} as const;

/** An action of the audit in Vietnamese; one that nobody named stays as it is. */
export function auditActText(action: string): string {
  const cut = action.lastIndexOf('.');
  const [act, step] = [action.slice(0, cut), action.slice(cut + 1)];
  if (step in APPROVAL_STEPS && act in ACT_TITLES)
    return `${APPROVAL_STEPS[step as keyof typeof APPROVAL_STEPS]}: ${ACT_TITLES[act as keyof typeof ACT_TITLES]}`;
  return WORDS.get(action) ?? action;
}
