import {
  MAILED_BY_DEFAULT,
  type OutsideChannel,
  PUSHED_BY_DEFAULT,
} from '@hako/contract/notifications/channels';

/** What a customer chose for one kind and channel, where that differs from the default. */
export interface ChannelChoice {
  readonly kind: string;
  readonly channel: OutsideChannel;
  readonly isOn: boolean;
}

const DEFAULTS: Readonly<Record<OutsideChannel, ReadonlySet<string>>> = {
  push: new Set(PUSHED_BY_DEFAULT),
  email: new Set(MAILED_BY_DEFAULT),
};

/** Whether a kind goes out by a channel for somebody with these choices. */
export function isChannelOn(
  kind: string,
  channel: OutsideChannel,
  choices: readonly ChannelChoice[],
): boolean {
  const choice = choices.find((one) => one.kind === kind && one.channel === channel);
  return choice ? choice.isOn : DEFAULTS[channel].has(kind);
}
