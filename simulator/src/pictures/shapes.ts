import type { Picture } from '../catalogue/kind.ts';
import { DEVICES } from './devices.ts';
import type { Ink } from './ink.ts';
import { THINGS } from './things.ts';

/** What each picture shows, 600 by 600. */
export const SHAPES: Record<Picture, (ink: Ink) => string> = { ...DEVICES, ...THINGS };
