import { expect } from 'vitest';

/**
 * A page as a guest gets it: its nonce, which the policy names and its scripts carry, and the rest
 * of it.
 */
export async function guestAnswer(url: string): Promise<{ nonce: string; text: string }> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  const policy = String(answer.headers.get('content-security-policy'));
  const nonce = /'nonce-([\w-]{16,})'/.exec(policy)?.[1] ?? '';
  const text = await answer.text();
  expect(text.split(`nonce="${nonce}"`).length).toBeGreaterThan(3);
  return { nonce, text: text.replaceAll(nonce, '') };
}

/** The groups of a list over all sites. */
export async function readList(url: string | undefined): Promise<string[]> {
  const answer = await fetch(`${url}/api/catalog/merged-page?q=figure`);
  expect(answer.status).toBe(200);
  const { groups } = (await answer.json()) as { groups: { id: string }[] };
  return groups.map(({ id }) => id);
}
