import type { World } from '../world/world.ts';

export interface TextMessage {
  readonly id: number;
  readonly to: string;
  readonly text: string;
  readonly atMs: number;
}

export interface TextOutbox {
  take(to: string, text: string): TextMessage;
  /** Newest first, to one number or to all. */
  list(to?: string): readonly TextMessage[];
}

/** Every message that the gateway took; it is there again after a restart. */
export function createTextOutbox(world: World): TextOutbox {
  const log = world.openLog<TextMessage>('sms');
  let messages: TextMessage[] = [...log.past];
  world.onReset(() => {
    messages = [];
  });
  return {
    take(to, text) {
      const message = { id: (messages.at(-1)?.id ?? 0) + 1, to, text, atMs: world.clock.now() };
      messages.push(message);
      log.append(message);
      return message;
    },
    list: (to) => messages.filter((message) => to === undefined || message.to === to).reverse(),
  };
}
