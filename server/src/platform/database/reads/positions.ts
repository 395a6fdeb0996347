/**
 * Asks where the log of the database stands. Whoever wants to know while a question is under way
 * shares the next one: what was committed before they asked may have come too late for that one.
 */
export function createPositions(ask: () => Promise<string>): () => Promise<string> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<string> | undefined;
  return () => {
    if (next) return next;
    const begun = running.then(() => {
      next = undefined;
      const asked = ask();
      running = asked.catch(() => undefined);
      return asked;
    });
    next = begun;
    return begun;
  };
}
