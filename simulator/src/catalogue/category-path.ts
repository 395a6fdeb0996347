import type { CategoryNode } from './kind.ts';

/** `2084044777 カメラ、光学機器` from a line like `23632 家電、AV、カメラ > 2084044777 カメラ、光学機器`. */
export function path(line: string): CategoryNode[] {
  return line.split(' > ').map((step) => {
    const space = step.indexOf(' ');
    return { id: Number(step.slice(0, space)), name: step.slice(space + 1) };
  });
}
