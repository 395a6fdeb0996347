import type { Page } from 'playwright-core';
import {
  fillInvitation,
  openInvitation,
  sendInvitation,
  takeAccount,
} from '../../support/desk/account.ts';
import { nowMs } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { COLLEAGUES, type Colleague } from './colleagues.ts';

/** Takes the account behind a one-time address: a password, and an app that shows codes. */
export async function join(page: Page, address: string, colleague: Colleague): Promise<void> {
  const secret = await openInvitation(page, address, COLLEAGUES[colleague].name);
  notes.secrets[colleague] = secret;
  await takeAccount(page, secret, nowMs());
}

/** The administrator opens an account for a colleague; gives the address to join at. */
export async function invite(admin: Page, colleague: Colleague): Promise<string> {
  const sheet = await fillInvitation(admin, { ...COLLEAGUES[colleague], reason: 'Mở công ty' });
  const told = await sendInvitation(sheet);
  await sheet.getByRole('button', { name: 'Xong' }).click();
  return told;
}
