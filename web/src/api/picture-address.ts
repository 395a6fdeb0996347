import { addressOf } from '@hako/contract/kit/endpoint';
import { readPictureEndpoint } from '@hako/contract/marketplaces/pictures';

/**
 * Where the browser gets a picture: a marketplace's through our server, so that the site does not
 * see who looks; our own as it is.
 */
export const pictureAddress = (address: string): string =>
  /^https?:/i.test(address) ? addressOf(readPictureEndpoint.path, {}, { url: address }) : address;
