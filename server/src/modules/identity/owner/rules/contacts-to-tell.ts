/**
 * Whom to tell of a change: the contacts that the account has, and those that a change that can still be stopped was told to.
 * A contact that came by such a change is not told: it may be the thief's, who could stop the owner's way back.
 */
export function contactsToTell(
  user: { readonly email: string | undefined; readonly phone: string | undefined },
  open: readonly { readonly newValue: string | null; readonly told: readonly string[] }[],
): string[] {
  const fresh = new Set(open.map(({ newValue }) => newValue));
  const settled = [user.email, user.phone].filter(
    (value) => value !== undefined && !fresh.has(value),
  );
  return [...new Set([...settled, ...open.flatMap(({ told }) => told)])] as string[];
}
