import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REFUSALS } from '../../contract/src/refusals.ts';
import { MESSAGE_PLACES, type MessagePlace } from './message-places.ts';
import { type Finding, isTest, ROOT, type SourceFile } from './source.ts';

const SPECIFICATION = path.resolve(ROOT, '../shared/spec/product-spec.md');

/** Every message of the specification's error catalogue stands, word for word, where the table says, and is said from there. */
export function checkMessages(files: readonly SourceFile[]): Finding {
  const ours = files.filter(
    ({ path: file }) => /^(contract|server|web)\/src\//.test(file) && !isTest(file),
  );
  const faults = Object.entries(MESSAGE_PLACES).flatMap(([message, places]) =>
    places.flatMap((place) =>
      faultOf(message, place, ours).map((fault) => `'${message}' ${fault}`),
    ),
  );
  if (!existsSync(SPECIFICATION))
    return {
      name: 'messages (the specification is not here: only our table was walked)',
      seen: ours.length,
      faults,
    };
  const wanted = messagesIn(readFileSync(SPECIFICATION, 'utf8'));
  for (const message of wanted)
    if (!(message in MESSAGE_PLACES)) faults.push(`'${message}' is raised nowhere`);
  for (const message of Object.keys(MESSAGE_PLACES))
    if (!wanted.has(message)) faults.push(`'${message}' is no message of the catalogue`);
  return { name: 'messages of the error catalogue', seen: wanted.size, faults };
}

/** What stands in quotes in the table of section 8. */
export function messagesIn(specification: string): Set<string> {
  const section = specification.slice(
    specification.indexOf('\n## 8.'),
    specification.indexOf('\n## 9.'),
  );
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return new Set(
    rows.flatMap((row) => [...row.matchAll(/'([^']+)'/g)].map(([, message = '']) => message)),
  );
}

function faultOf(message: string, place: MessagePlace, ours: readonly SourceFile[]): string[] {
  if ('refusal' in place) {
    // That every refusal is thrown, promised and provoked is another check's.
    const sentence = (REFUSALS as Readonly<Record<string, { sentence: string }>>)[place.refusal]
      ?.sentence;
    return sentence?.startsWith(message) ? [] : [`is not what the refusal ${place.refusal} says`];
  }
  const text = ours.find(({ path: file }) => file === place.file)?.text;
  if (!text?.includes(message)) return [`does not stand in ${place.file}`];
  const { name } = place;
  if (name === undefined) return [];
  const isSaid = ours.some(
    ({ path: file, text: other }) => file !== place.file && other.includes(name),
  );
  return isSaid ? [] : [`stands in ${place.file}, but nobody says ${name}`];
}
