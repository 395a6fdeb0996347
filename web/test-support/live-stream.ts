interface Message {
  readonly topic: string;
  readonly kind: string;
}

/** The live stream of the server, as far as a page under test hears it. */
export interface LiveStream {
  /** Opens the stream for one page; it closes when the page leaves. */
  open(signal: AbortSignal | undefined): Response;
  tell(message: Message): void;
  close(): void;
}

export function liveStream(): LiveStream {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  return {
    open(signal) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          listeners.add(controller);
          signal?.addEventListener('abort', () => {
            if (listeners.delete(controller)) controller.close();
          });
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    tell(message) {
      const bytes = new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`);
      for (const listener of listeners) listener.enqueue(bytes);
    },
    close() {
      for (const listener of listeners) listener.close();
      listeners.clear();
    },
  };
}
