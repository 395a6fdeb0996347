/** From when until when a banner stands; without an end for ever. */
export interface Span {
  readonly from: Date;
  readonly until: Date | undefined;
}

const stands = ({ from, until }: Span, at: Date): boolean =>
  from <= at && (until === undefined || until > at);

/**
 * How many of these banners stand beside this one at its busiest moment. Only where something
 * begins can there be more than just before.
 */
export function mostBeside(own: Span, others: readonly Span[]): number {
  const moments = [own.from, ...others.map(({ from }) => from)].filter((at) => stands(own, at));
  return Math.max(0, ...moments.map((at) => others.filter((one) => stands(one, at)).length));
}
