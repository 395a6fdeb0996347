import { textLines } from './text-lines.ts';

/** One message of the live stream, as the server tells it: what kind of thing happened under which topic. */
export interface LiveMessage {
  readonly topic: string;
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Reads server-sent events out of an answer, across however its bytes are cut. Comments (heartbeats) and foreign data are passed over. */
export async function* readEvents(answer: Response): AsyncGenerator<LiveMessage> {
  let block: string[] = [];
  for await (const line of textLines(answer, true)) {
    if (line !== '') {
      block.push(line);
      continue;
    }
    const event = eventOf(block);
    if (event) yield event;
    block = [];
  }
}

function eventOf(block: readonly string[]): LiveMessage | undefined {
  const lines = block.filter((line) => line.startsWith('data:'));
  try {
    const said = JSON.parse(lines.map((line) => line.slice(5)).join('\n')) as Partial<LiveMessage>;
    return typeof said?.topic === 'string' && typeof said.kind === 'string'
      ? (said as LiveMessage)
      : undefined;
  } catch {
    return undefined;
  }
}
