import type { Endpoint, EndpointInput, EndpointReply } from '@hako/contract/kit/endpoint';
import { createContext } from 'react-router';

/** Calls our own API inside the process, as the person whose cookies came with the page request. Throws `ApiRefusal` when refused. */
export interface PageApi {
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<EndpointReply<E>>;
}

/** Set by the server for each page request. */
export const apiContext = createContext<PageApi>();

/** The nonce of the page's Content-Security-Policy; null where no policy is sent. */
export const nonceContext = createContext<string | null>(null);

/** What the server hears of a page while it is drawn. */
export interface PageNotes {
  /** Every guest gets the same, so that it may be kept for the next one. */
  isSameForGuests: boolean;
  /** A part of it could not be drawn. */
  hasFailed: boolean;
}

/** Set by the server for each page request. */
export const notesContext = createContext<PageNotes>();
