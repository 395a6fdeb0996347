/** What of a search is no word of goods but a wish for their condition. */
export type AskedCondition = 'new' | 'used';

const CONDITIONS: ReadonlyMap<string, AskedCondition> = new Map([
  ['新品', 'new'],
  ['新品未使用', 'new'],
  ['中古', 'used'],
  ['中古品', 'used'],
]);

/**
 * "đồng hồ cũ" asks for used watches: few titles say so, but every site can narrow by it. The
 * Japanese words without those of the condition; as they were when nothing else is asked for, or
 * both.
 */
export function splitCondition(japanese: string): {
  readonly text: string;
  readonly condition: AskedCondition | undefined;
} {
  const words = japanese.split(' ');
  const asked = new Set(words.flatMap((word) => CONDITIONS.get(word) ?? []));
  const rest = words.filter((word) => !CONDITIONS.has(word));
  const [condition] = asked;
  const hasGoods = rest.some((word) => !word.startsWith('-'));
  if (asked.size !== 1 || !hasGoods) return { text: japanese, condition: undefined };
  return { text: rest.join(' '), condition };
}
