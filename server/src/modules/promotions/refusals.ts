import { Refusal } from '../../kernel/refusal.ts';
import { type Obstacle, OBSTACLES } from './domain/obstacle.ts';

/** The code cannot be used: the sentence of the specification, with the reason beside it. */
export const cannotApply = (code: string, obstacle: Obstacle): Refusal =>
  new Refusal('promotions.cannot-apply', { code, obstacle, reason: OBSTACLES[obstacle] });
