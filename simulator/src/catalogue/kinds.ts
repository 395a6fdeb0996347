import { audioKinds } from './kinds-audio.ts';
import { cameraKinds } from './kinds-camera.ts';
import { fashionKinds } from './kinds-fashion.ts';
import { hobbyKinds } from './kinds-hobby.ts';
import { otherKinds } from './kinds-other.ts';
import type { Kind } from './kind.ts';
export const kinds: readonly Kind[] = [
  ...cameraKinds,
  ...hobbyKinds,
  ...fashionKinds,
  ...audioKinds,
  ...otherKinds,
];
