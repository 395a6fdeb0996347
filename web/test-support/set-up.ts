import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is waited for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Runs before each test file: the files of a worker share one document, so a page must be gone
// before the next one is shown.
afterEach(cleanup);

// happy-dom has no lock manager, and one tab needs none.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_: string, work: () => unknown) => work() },
});
