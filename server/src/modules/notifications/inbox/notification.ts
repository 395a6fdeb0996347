import type { NOTIFICATION_KINDS } from '@hako/contract/notifications/notifications';
import type { SaidNotice } from '@hako/contract/notices/say';

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export type NotificationFacts = Readonly<Record<string, string | number | boolean>>;

/** What a customer is to be told, in Vietnamese. */
export interface NewNotification {
  readonly customerId: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  /**
   * Of the catalogue: then the owner's own words are told where there are any. Undefined: a test.
   */
  readonly text: SaidNotice['text'] | undefined;
  /** Path of our own web site, beginning with a slash. */
  readonly link?: string;
  readonly facts?: NotificationFacts;
  /** Given by the cause; the same key for the same customer tells once. */
  readonly key?: string;
}

export interface Notification extends Omit<NewNotification, 'kind' | 'key' | 'text'> {
  /** From 1, per customer. */
  readonly number: number;
  readonly kind: string;
  readonly facts: NotificationFacts;
  readonly reaction: 'like' | 'dislike' | undefined;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

export interface NotificationCounts {
  readonly unread: number;
  readonly total: number;
}

/** All that was told of one thing. */
export interface NotificationThread {
  readonly key: string;
  readonly total: number;
  readonly unread: number;
  readonly latest: Notification;
}

export interface NotificationGroup {
  readonly kind: string;
  readonly total: number;
  readonly unread: number;
  readonly latest: Notification;
}
