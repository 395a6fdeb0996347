import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { fontKit } from './engines.ts';

const packages = createRequire(import.meta.url);
const fontFile = (name: string): Buffer =>
  readFileSync(packages.resolve(`@expo-google-fonts/${name}`));

/** The faces of our papers: Vietnamese first, what it lacks in the Japanese one. */
export const FACES = {
  regular: 'be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  strong: 'be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
  japanese: 'kosugi/Kosugi_400Regular.ttf',
} as const;
export type Face = keyof typeof FACES;

/** A piece of text in one face. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

const UNKNOWN = '□';
const loaded = new Map<Face, { readonly bytes: Buffer; readonly font: Font }>();

/** A face with its bytes, read once when first needed. */
export function faceOf(face: Face): { readonly bytes: Buffer; readonly font: Font } {
  let found = loaded.get(face);
  if (!found) {
    const bytes = fontFile(FACES[face]);
    found = { bytes, font: fontKit().create(bytes) as Font };
    loaded.set(face, found);
  }
  return found;
}

/** The text in the faces that have its letters; what no face has is a box, control characters are left out. */
export function runsOf(text: string, isStrong: boolean): Run[] {
  const own: Face = isStrong ? 'strong' : 'regular';
  const runs: { face: Face; text: string }[] = [];
  for (const letter of text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')) {
    const point = letter.codePointAt(0) as number;
    const face: Face = has(own, point) ? own : 'japanese';
    const shown = face === own || has('japanese', point) ? letter : UNKNOWN;
    const last = runs.at(-1);
    if (last?.face === face) last.text += shown;
    else runs.push({ face, text: shown });
  }
  return runs;
}

const has = (face: Face, point: number): boolean => faceOf(face).font.hasGlyphForCodePoint(point);

/** Points that a text takes on one line. */
export function widthOf(text: string, size: number, isStrong = false): number {
  return runsOf(text, isStrong).reduce((sum, run) => {
    const { font } = faceOf(run.face);
    return sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size;
  }, 0);
}

/** Where a line may end: after blanks, and around Japanese letters. */
const BREAKS =
  /(?<=\s)|(?<=[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef])|(?=[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef])/u;

/** The lines of a text inside a width in points; a word that is wider than the line is cut. At most `most` lines, the last one then ends with `…`. */
export function linesOf(
  text: string,
  width: number,
  size: number,
  { isStrong = false, most = 6 } = {},
): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string): boolean =>
    widthOf(candidate.trimEnd(), size, isStrong) <= width;
  for (const word of text.trim().split(BREAKS)) {
    if (fits(line + word)) {
      line += word;
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    line = word;
    while (!fits(line) && lines.length <= most) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end = Math.floor(end * 0.8);
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
    if (lines.length > most) break;
  }
  if (line.trim() || lines.length === 0) lines.push(line.trimEnd());
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1) ?? ''}…`];
}
