import { fillNotice, type NoticeCode, NOTICES, type NoticeWords } from './notices.ts';

/**
 * What a customer is told: in the words that are built in, and what the owner's own are filled
 * with.
 */
export interface SaidNotice {
  readonly title: string;
  readonly body: string;
  readonly text: { readonly code: NoticeCode; readonly words: Readonly<Record<string, string>> };
}

/**
 * Says one thing of the catalogue. Whoever tells it takes the owner's words where there are any.
 */
export const say = <Code extends NoticeCode>(code: Code, words: NoticeWords<Code>): SaidNotice => ({
  ...fillNotice(NOTICES[code], words),
  text: { code, words: { ...words } },
});
