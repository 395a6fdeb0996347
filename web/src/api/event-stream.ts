/** One message of the live stream: `event:` names the topic, `data:` is JSON. */
export interface LiveEvent {
  readonly topic: string;
  readonly message: unknown;
}

/** Reads server-sent events out of an answer, across however its bytes are cut. Comments (heartbeats) and foreign data are passed over. */
export async function* readEvents(answer: Response): AsyncGenerator<LiveEvent> {
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

function eventOf(block: string): LiveEvent | undefined {
  let topic: string | undefined;
  const lines: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) topic = line.slice(6).trim();
    else if (line.startsWith('data:')) lines.push(line.slice(5).trimStart());
  }
  if (lines.length === 0 || topic === undefined) return undefined;
  try {
    return { topic, message: JSON.parse(lines.join('\n')) };
  } catch {
    return undefined;
  }
}
