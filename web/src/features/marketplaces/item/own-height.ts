import { useEffect, useRef } from 'react';

/**
 * Tells an element's style how tall it is, as `--own-height`: what is sticky needs it to stop at
 * its end.
 */
export function useOwnHeight() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watcher = new ResizeObserver(() =>
      current.style.setProperty('--own-height', `${current.offsetHeight}px`),
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return element;
}
