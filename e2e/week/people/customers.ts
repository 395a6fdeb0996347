import { type ApiPerson, signIn } from '../../support/api-person.ts';
import { addresses } from '../company/company-calls.ts';
import { notes } from '../notes.ts';

/** A customer of the company, by number, as a program that is signed in. */
export function clientOf(customer: number): Promise<ApiPerson> {
  const person = notes.customers[customer];
  if (!person) throw new Error(`there is no customer ${customer}`);
  return signIn(addresses.url, person.phone, person.password);
}
