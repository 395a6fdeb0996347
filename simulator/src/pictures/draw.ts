import { chanceOf } from '../world/chance.ts';
import { PICTURES } from '../catalogue/kind.ts';
import type { Ink } from './ink.ts';
import { SHAPES } from './shapes.ts';

/** A drawing for a picture name such as `camera-12ab-3`: the first word says what, the rest varies colours, place and angle. */
export function draw(name: string): string {
  const picture = PICTURES.find((p) => name.startsWith(`${p}-`) || name === p) ?? 'kettle';
  const [, key = name, view = '1'] = name.split('-');
  const c = chanceOf('picture', key);
  const hue = c.int(0, 359);
  const ground = (hue + c.pick([150, 180, 210])) % 360;
  const ink: Ink = {
    dark: `hsl(${hue} 28% 24%)`,
    mid: `hsl(${hue} 34% 46%)`,
    light: `hsl(${hue} 40% 72%)`,
    shine: `hsl(${(hue + 40) % 360} 60% 90%)`,
  };
  const v = chanceOf('view', key, view);
  const turn = view === '1' ? 0 : v.int(-16, 16);
  const scale = view === '1' ? 1 : 0.8 + v.next() * 0.5;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${ground} 45% 92%)"/><stop offset="1" stop-color="hsl(${ground} 38% 80%)"/></linearGradient></defs><rect width="600" height="600" fill="url(#g)"/><ellipse cx="300" cy="500" rx="230" ry="36" fill="hsl(${ground} 30% 68%)"/><g transform="translate(300 300) rotate(${turn}) scale(${scale.toFixed(2)}) translate(-300 -300)">${SHAPES[picture](ink)}</g></svg>`;
}
