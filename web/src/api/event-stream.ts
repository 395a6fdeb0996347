/** One message of the live stream, as the server tells it: what kind of thing happened under which topic. */
export interface LiveMessage {
  readonly topic: string;
  readonly kind: string;
  readonly [fact: string]: unknown;
}

/** Reads server-sent events out of an answer, across however its bytes are cut. Comments (heartbeats) and foreign data are passed over. */
export async function* readEvents(answer: Response): AsyncGenerator<LiveMessage> {
  if (!answer.body) return;
  let rest = '';
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    rest += text;
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block: string): LiveMessage | undefined {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  try {
    const said = JSON.parse(lines.map((line) => line.slice(5)).join('\n')) as Partial<LiveMessage>;
    return typeof said?.topic === 'string' && typeof said.kind === 'string' ? (said as LiveMessage) : undefined;
  } catch {
    return undefined;
  }
}
