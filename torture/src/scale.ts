/**
 * How much of a rig is run: `ci` with every `npm test`, `gate` before a release branch is cut, `release` before it goes out.
 * `npm run torture -- gate <rig>` says so by the setting TORTURE.
 */
const SCALES = ['ci', 'gate', 'release'] as const;
type Scale = (typeof SCALES)[number];

const scale = knownScale(process.env['TORTURE'] ?? 'ci');

/** Another word would give every rig a size that is no number: some pass with nothing in them. */
function knownScale(word: string): Scale {
  const known = SCALES.find((one) => one === word);
  if (!known) throw new Error(`I know the sizes ${SCALES.join(', ')}, not "${word}".`);
  return known;
}

/** Whether rigs run that need minutes or programs of Debian: they have no size in `npm test`. */
export const isLarge: boolean = process.env['TORTURE'] !== undefined;

/** Whether it is the largest size, before something goes out. */
export const isRelease: boolean = scale === 'release';

/** A part of it, by the setting TORTURE_SHARE: 0.1 on a machine that has other things to do. */
const share = Number(process.env['TORTURE_SHARE'] ?? 1);

/** The size for this run. */
export const sized = (sizes: Readonly<Record<Scale, number>>): number =>
  Math.max(1, Math.round(share * sizes[scale]));

/** The first seed of this run; a failing one is given again by the setting TORTURE_SEED. */
export const firstSeed = (fallback: number): number =>
  Number(process.env['TORTURE_SEED'] ?? fallback);

/** Minutes after which a rig that goes on by itself stops and counts, by the setting TORTURE_MINUTES; without it, when its size is reached. */
export const mostMinutes = (): number =>
  Number(process.env['TORTURE_MINUTES'] ?? Number.POSITIVE_INFINITY);

/** One line of what a rig did, beside the tests' own report. */
export const tell = (line: string): void => void process.stdout.write(`torture: ${line}\n`);
