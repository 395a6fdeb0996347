/** How long news are gathered into one mail, and how far apart two mails to one person are at least. */
export interface MailPace {
  readonly gatherMs: number;
  readonly pauseMs: number;
}

/** When the mail leaves that the first piece of news since the last one causes; what comes until then travels in it. */
export function mailLeavesAt(
  now: Date,
  lastMailAt: Date | undefined,
  { gatherMs, pauseMs }: MailPace,
): Date {
  const afterPause = lastMailAt ? lastMailAt.getTime() + pauseMs : 0;
  return new Date(Math.max(now.getTime() + gatherMs, afterPause));
}
