import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { OutageKind } from '../../../kernel/outage.ts';

/** Why nothing of a site can be shown. */
export const outageMessageOf = (name: string, kind: OutageKind): string =>
  SEARCH_MESSAGES.outage[kind].replace('{site}', name);

/** That a site is silent and how old is what is shown instead. */
export function keptMessageOf(name: string, ageSeconds: number): string {
  const { seconds, minutes, kept } = SEARCH_MESSAGES;
  const age =
    ageSeconds < 60
      ? seconds.replace('{count}', String(ageSeconds))
      : minutes.replace('{count}', String(Math.floor(ageSeconds / 60)));
  return kept.replace('{site}', name).replace('{age}', age);
}
