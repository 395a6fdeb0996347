import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Contact, parseContact, parseEmail, parseMobile } from './rules/contact.ts';

/** A contact as people type it. Refusal `identity.contact-invalid`. */
export function readContact(text: string | null | undefined, only?: Contact['channel']): Contact {
  const parse = only === 'email' ? parseEmail : only === 'phone' ? parseMobile : parseContact;
  const contact = text ? parse(text) : undefined;
  refuseUnless(contact, 'identity.contact-invalid');
  return contact;
}
