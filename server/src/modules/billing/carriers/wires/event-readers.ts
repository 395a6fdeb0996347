import type { CarrierName } from '@hako/contract/billing/carriers';
import type { ReadEvent } from '../carrier.ts';
import { readGhnEvent } from './ghn.ts';
import { readGhtkEvent } from './ghtk.ts';
import { readViettelPostEvent } from './viettel-post.ts';

/** How each carrier's events are read, connected or not: what was kept of one is read again by it. */
export const EVENT_READERS: Readonly<Record<CarrierName, ReadEvent>> = {
  ghn: readGhnEvent,
  ghtk: readGhtkEvent,
  'viettel-post': readViettelPostEvent,
};
