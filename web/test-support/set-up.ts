import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { clearToasts } from '../src/ui/frames/toast.tsx';

// What is waited for may take its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Runs before each test file: the files of a worker share one document, so a page must be gone
// before the next one is shown. A test that failed may leave its page, and a short message stays
// for seconds: neither may be read by the next test.
afterEach(cleanup);
beforeEach(() => {
  cleanup();
  clearToasts();
});

// happy-dom has no lock manager, and one tab needs none.
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: { request: (_: string, work: () => unknown) => work() },
});
