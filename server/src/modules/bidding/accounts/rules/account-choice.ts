export type AccountState = 'healthy' | 'limited' | 'restricted' | 'draining' | 'off';

/** One of our accounts at a marketplace, as the choice must know it. */
export interface AccountStanding {
  readonly name: string;
  readonly state: AccountState;
  readonly restsUntil: Date | undefined;
  readonly pacePerMinute: number;
  /** Lots that it carries now. */
  readonly load: number;
  /** Writes within the last minute. */
  readonly recent: number;
}

/** Whether it takes a new lot. A rest that is over is over. */
export const takesLots = (
  { state, restsUntil }: Pick<AccountStanding, 'state' | 'restsUntil'>,
  now: Date,
): boolean =>
  state === 'healthy' || (state === 'limited' && restsUntil !== undefined && restsUntil <= now);

/** Nothing is sent through an account that must be looked at or is out of use; one that drains finishes its own lots. */
export const RESTING = ['restricted', 'off'] as const satisfies readonly AccountState[];

export const maySend = ({ state }: Pick<AccountStanding, 'state'>): boolean =>
  !(RESTING as readonly AccountState[]).includes(state);

/** The account of a new lot: of those that take lots the least loaded; one whose minute is used up comes after all others. Undefined: none takes any. */
export function chooseAccount(accounts: readonly AccountStanding[], now: Date): string | undefined {
  const isUsedUp = ({ recent, pacePerMinute }: AccountStanding): number =>
    Number(recent >= pacePerMinute);
  return accounts
    .filter((account) => takesLots(account, now))
    .toSorted(
      (a, b) =>
        isUsedUp(a) - isUsedUp(b) ||
        a.load - b.load ||
        a.recent - b.recent ||
        a.name.localeCompare(b.name),
    )[0]?.name;
}

/** What one write, or a reading with it, told of the account. */
export type WriteSign = 'answered' | 'refused' | 'lost' | 'limited' | 'robot-check' | 'signed-out';

/** What the sign makes of the account; undefined: nothing. What a person decided stays, except that nothing is sent into a robot check. */
export function stateAfter(
  state: AccountState,
  sign: WriteSign,
): 'limited' | 'restricted' | undefined {
  if (sign === 'robot-check' || sign === 'signed-out')
    return state === 'off' || state === 'restricted' ? undefined : 'restricted';
  if (sign === 'limited') return state === 'healthy' || state === 'limited' ? 'limited' : undefined;
  return undefined;
}

/** Reads the sign out of what came back of a write. A robot check is never solved by a program: it goes to a person. */
export function signOf(result: {
  readonly kind: string;
  readonly reason?: string;
  readonly shutOut?: 'robot-check' | 'signed-out';
}): WriteSign {
  if (result.kind === 'placed') return 'answered';
  if (result.shutOut) return result.shutOut;
  if (result.reason === 'not-logged-in') return 'signed-out';
  if (result.reason === 'limited') return 'limited';
  return result.kind === 'refused' ? 'refused' : 'lost';
}
