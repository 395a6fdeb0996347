import { expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { hasShared, readSharedJson } from '../../server/test-support/world/captures.ts';
import { signInAs } from '../support/people.ts';
import { PHONE, useBrowser } from '../support/story.ts';

const { person } = useBrowser();
const AT_ONCE = 4;
/** Of the published tricks so many are also tried with a real browser, evenly spread. */
const IN_THE_BROWSER = 6;

it.skipIf(!hasShared)(
  'whoever is signed in and opens a sign-in link of a stranger stays on our site, whatever stands behind ?next=',
  async () => {
    const page = await person(PHONE);
    await signInAs(page, DEMO_CUSTOMER.email, DEMO_PASSWORD);
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const origin = new URL(ownProduct.url).origin;
    const tricks = readSharedJson('data/security/redirect/next-param.json') as string[];
    expect(tricks.length).toBeGreaterThan(300);

    const waiting = [...tricks];
    let answered = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let trick = waiting.pop(); trick !== undefined; trick = waiting.pop()) {
          // Encoded once, as a link carries it.
          const answer = await fetch(`${origin}/account/login?next=${encodeURIComponent(trick)}`, {
            headers: { cookie },
            redirect: 'manual',
          });
          const location = answer.headers.get('location') ?? '';
          expect(answer.status, trick).toBe(302);
          expect(new URL(location, origin).origin, trick).toBe(origin);
          expect(location, trick).toMatch(/^\/(?![/\\])/);
          answered++;
        }
      }),
    );
    expect(answered).toBe(tricks.length);

    for (let index = 0; index < tricks.length; index += Math.ceil(tricks.length / IN_THE_BROWSER)) {
      await page.goto(`/account/login?next=${encodeURIComponent(tricks[index] ?? '')}`, {
        waitUntil: 'commit',
      });
      expect(new URL(page.url()).origin, tricks[index]).toBe(origin);
      expect(new URL(page.url()).pathname, tricks[index]).not.toMatch(/^\/account\/login/);
    }
  },
);
