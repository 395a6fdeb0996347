/**
 * What a process of ours gets from the one that starts it: where programs are, and where what was
 * compiled before is kept, which spares it half a second of a core.
 */
export const surroundings = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
