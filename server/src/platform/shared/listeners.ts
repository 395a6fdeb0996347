/** Who listens to what, within this process. */
export interface Listeners {
  listen(topic: string, hear: (message: string) => void): () => void;
  hear(topic: string, message: string): void;
}

export function createListeners(): Listeners {
  const byTopic = new Map<string, Set<(message: string) => void>>();
  return {
    listen(topic, hear) {
      const all = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, all.add(hear));
      return () => {
        all.delete(hear);
        if (all.size === 0 && byTopic.get(topic) === all) byTopic.delete(topic);
      };
    },
    hear(topic, message) {
      for (const hear of byTopic.get(topic) ?? []) hear(message);
    },
  };
}
