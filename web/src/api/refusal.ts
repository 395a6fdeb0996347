import type { RefusalCode, RefusalReply } from '@hako/contract';

/** Codes that the browser itself adds to those of the server. */
export type LocalCode =
  | 'network.down'
  | 'answer.unreadable'
  | 'device.stopped'
  | 'device.has-passkey';

/** A call that did not succeed, with a Vietnamese sentence that may be shown as it is. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly code: RefusalCode | LocalCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(
    status: number,
    code: RefusalCode | LocalCode,
    sentence: string,
    facts: RefusalReply['facts'] = {},
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.facts = facts;
  }
}

/** True for refusals of this copy of the code and of the server's own copy, which differ as classes. */
export function isRefusal(error: unknown): error is ApiRefusal {
  return error instanceof Error && error.name === 'ApiRefusal';
}

/** Whether the server said no to what was asked; otherwise the failure is ours or the line's. */
export const isTheirs = ({ status }: ApiRefusal): boolean => status >= 400 && status < 500;

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  return isRefusal(error) ? error.message : 'Đã xảy ra lỗi, vui lòng thử lại!';
}
