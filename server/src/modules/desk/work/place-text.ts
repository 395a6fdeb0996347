import { Refusal } from '../../../kernel/refusal.ts';
import { isMomentText } from '../../../platform/database/moment-text.ts';
import type { WorkPlace } from './work-store.ts';

/** A place of the list as an address carries it. */
export const textOfPlace = ({ dueAt, kind, subject }: WorkPlace): string =>
  Buffer.from([dueAt, kind, subject].join('\n')).toString('base64url');

/** The place again. Refusal `request.invalid` for what is none. */
export function placeOfText(text: string): WorkPlace {
  const [dueAt, kind, ...subject] = Buffer.from(text, 'base64url').toString().split('\n');
  if (!dueAt || !isMomentText(dueAt) || !kind || subject.length !== 1)
    throw new Refusal('request.invalid', { field: 'after' });
  return { dueAt, kind, subject: subject[0] ?? '' };
}
