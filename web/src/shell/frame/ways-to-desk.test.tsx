import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, WAREHOUSE } from '../../../test-support/show.tsx';
import { BottomBar } from './bottom-bar.tsx';

it('the way from a public page to the desk loads the document that may use the camera', () => {
  show(<BottomBar kind="staff" counters={{ notifications: 0, bids: 0, cart: 0 }} />, {
    at: '/',
    viewer: WAREHOUSE,
  });
  // A link that the router follows itself stops the browser from following it.
  let isRouted = true;
  const see = (event: Event) => {
    isRouted = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', see);
  fireEvent.click(screen.getByRole('link', { name: 'Việc' }));
  window.removeEventListener('click', see);
  expect(isRouted).toBe(false);
});
