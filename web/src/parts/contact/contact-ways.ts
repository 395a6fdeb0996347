import type { Store } from '../../api/store.ts';

/** One way to reach us; without an address to follow it is only read. */
export interface ContactWay {
  readonly key: 'phone' | 'zalo' | 'facebook' | 'email' | 'address';
  readonly name: string;
  readonly text: string;
  readonly href: string | undefined;
}

/** Every way that the owner wrote down; an empty field and a link that is none are left out. */
export function contactWays({ phone, email, location, chat }: Store): readonly ContactWay[] {
  const ways: readonly ContactWay[] = [
    { key: 'phone', name: 'Hotline', text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { key: 'zalo', name: 'Chat Zalo', text: 'Nhắn qua Zalo', href: chat.zalo },
    { key: 'facebook', name: 'Chat Facebook', text: 'Nhắn qua Facebook', href: chat.facebook },
    { key: 'email', name: 'Email', text: email, href: `mailto:${email}` },
    { key: 'address', name: 'Địa chỉ', text: location.address, href: undefined },
  ];
  return ways.filter(({ text, href }) => text !== '' && (href === undefined || isLink(href)));
}

const isLink = (href: string): boolean => /^(https:\/\/.|tel:.|mailto:.)/.test(href);
