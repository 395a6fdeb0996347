/** How far the primary has come, in which history of which database. */
export interface Position {
  readonly position: string;
  readonly timeline: number;
  readonly system: string;
}

/**
 * Asks the primary where its log stands. While it answers one question, all who come then share the
 * next one: the answer under way may have left before what they must see was committed.
 */
export function createPositions(ask: () => Promise<Position>): () => Promise<Position> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Position> | undefined;
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
