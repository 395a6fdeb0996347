/** The lines of an answer as they arrive, however its bytes are cut; empty ones only when they mean something. */
export async function* textLines(answer: Response, withEmpty = false): AsyncGenerator<string> {
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const found = (rest + (value ?? '')).split(/\r?\n/);
      rest = done ? '' : (found.pop() ?? '');
      for (const line of found) if (withEmpty || line !== '') yield line;
      if (done) return;
    }
  } finally {
    // Whoever stops listening closes the connection; one that broke or was aborted says so again here, to nobody.
    reader.cancel().catch(() => undefined);
  }
}
