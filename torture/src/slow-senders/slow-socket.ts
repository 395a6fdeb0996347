import { connect } from 'node:net';

/** How somebody holds a connection without ever ending a request. */
export const MANNERS = [
  'says nothing',
  'a byte of its headers a second',
  'half a line',
  'a byte of its body a second',
  'its body never comes',
  'half of its body, then nothing',
] as const;
export type Manner = (typeof MANNERS)[number];

export interface SlowSocket {
  readonly manner: Manner;
  /** Milliseconds until the server closed it; undefined: it never did. */
  readonly closedAfterMs: number | undefined;
}

const BEAT_MS = 1_000;
const HEADERS = 'x-a: 1\r\n';
/** More than patience that was saved up would carry, if it were. */
const BODY_BYTES = 200_000;

/** Opens one and waits until the server closes it, or for so long. */
export function holdOpen(port: number, manner: Manner, patienceMs: number): Promise<SlowSocket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let openedMs = performance.now();
    let beat: NodeJS.Timeout | undefined;
    let left = 0;
    const end = (closedAfterMs: number | undefined) => {
      clearInterval(beat);
      clearTimeout(giveUp);
      socket.destroy();
      resolve({ manner, closedAfterMs });
    };
    const giveUp = setTimeout(() => end(undefined), patienceMs);
    socket.once('connect', () => {
      openedMs = performance.now();
      socket.write(beginningOf(manner));
      const text = manner === 'a byte of its headers a second' ? HEADERS : 'x';
      if (manner.endsWith('a second'))
        beat = setInterval(() => socket.write(text[left++ % text.length] as string), BEAT_MS);
    });
    socket.on('data', () => undefined);
    socket.once('error', () => undefined);
    socket.once('close', () => end(performance.now() - openedMs));
  });
}

function beginningOf(manner: Manner): string {
  const head = 'POST /api/login HTTP/1.1\r\nhost: hako.test\r\n';
  switch (manner) {
    case 'says nothing':
      return '';
    case 'half a line':
      return 'POST /api/lo';
    case 'a byte of its headers a second':
      return head;
    case 'half of its body, then nothing':
      return beginningOf('its body never comes') + 'x'.repeat(BODY_BYTES / 2);
    default:
      return `${head}content-type: application/json\r\ncontent-length: ${BODY_BYTES}\r\n\r\n{`;
  }
}
