import { Refusal } from '../../../kernel/refusal.ts';

/** JSON of a delivery whose signature was right; refuses `wallet.webhook-unreadable`. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('wallet.webhook-unreadable');
  }
}
