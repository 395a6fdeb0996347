/** Runs work with at most so many at once, in the order it came. */
export function createQueue(width: number): {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
} {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = (): void => {
    running--;
    waiting.shift()?.();
  };
  return {
    async run(work) {
      if (running >= width) await new Promise<void>((turn) => waiting.push(turn));
      running++;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
