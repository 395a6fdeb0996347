/**
 * The outside did not answer as it should. Worth trying again later; the caller gets 503 or a partial answer that says so.
 *
 * - `timeout`      no answer within the deadline: for a write, whether it was applied is unknown
 * - `unreachable`  no connection, or it broke: for a write after the request left, whether it was applied is unknown
 * - `limited`      the site asks us to slow down (429, 423) or our own pace limit holds the call back
 * - `blocked`      403, captcha, "unusual traffic": goes to a person, never solved by a program
 * - `broken`       an answer that is not what the site documents; `missing` names what was not there
 * - `failing`      5xx
 */
export type OutageKind = 'timeout' | 'unreachable' | 'limited' | 'blocked' | 'broken' | 'failing';

export class Outage extends Error {
  /** Who did not answer, in our words: `mercari`, `yahoo-auctions`, `sms` … */
  readonly source: string;
  readonly kind: OutageKind;
  /** For `broken`: the path of what was missing or of the wrong type, e.g. `item.price`. */
  readonly missing: string | undefined;
  /**
   * For writes: the request left and no answer that settles it came back, so the other side may have applied it. Never send
   * it again; read until it is known. False: it was surely not applied, or nothing was to be changed.
   */
  readonly isMaybeApplied: boolean;

  constructor(
    source: string,
    kind: OutageKind,
    detail = '',
    missing?: string,
    isMaybeApplied = false,
  ) {
    super(
      `${source}: ${kind}${missing ? ` (missing ${missing})` : ''}${detail ? `: ${detail}` : ''}`,
    );
    this.name = 'Outage';
    this.source = source;
    this.kind = kind;
    this.missing = missing;
    this.isMaybeApplied = isMaybeApplied;
  }
}
