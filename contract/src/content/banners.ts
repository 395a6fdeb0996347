import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Moment, Nullable, Text, Uuid, Whole } from '../kit/shapes.ts';
import { PICTURE_ADDRESS, writers } from './pictures.ts';

/** So many stand on the home page at once. */
export const MOST_BANNERS = 3;
/** So many are kept in the list of the desk, the newest first. */
export const MOST_LISTED_BANNERS = 100;

/** Sites of others that a banner may lead to: where the company itself speaks. */
export const LISTED_HOSTS = [
  'facebook.com',
  'www.facebook.com',
  'm.me',
  'zalo.me',
  'www.instagram.com',
  'www.youtube.com',
  'www.tiktok.com',
] as const;

/** Whether a banner may lead there: a page of ours, or one of the listed sites. */
export function mayLeadTo(link: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return !/^\/(api|desk)(\/|$|\?)/.test(link);
  if (!link.startsWith('https://') || !URL.canParse(link)) return false;
  const { hostname, username, port } = new URL(link);
  return username === '' && port === '' && LISTED_HOSTS.some((host) => host === hostname);
}

const Picture = Type.String({ pattern: `^${PICTURE_ADDRESS}$` });

export const Banner = Type.Object({
  id: Text,
  link: Text,
  alt: Text,
  wide: Type.String({ description: 'address with its size' }),
  phone: Type.String({ description: 'address with its size' }),
});
export type Banner = Static<typeof Banner>;

export const listBannersEndpoint = endpoint({
  method: 'GET',
  path: '/api/banners',
  access: 'anyone',
  summary: 'What the home page shows now, three at most.',
  reply: Type.Object({ data: Type.Object({ results: Type.Array(Banner) }) }),
});

export const DeskBanner = Type.Object({
  ...Banner.properties,
  name: Text,
  position: Whole,
  is_active: Flag,
  shows_from: Text,
  shows_until: Nullable(Text),
  is_shown: Type.Boolean({ description: 'on the home page at this moment' }),
  version: Whole,
  updated_at: Text,
  updated_by: Type.String({ description: 'name' }),
});
export type DeskBanner = Static<typeof DeskBanner>;

export const listDeskBannersEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/banners',
  access: writers,
  summary: 'Banners, also planned and past ones; the newest hundred.',
  reply: Type.Object({ data: Type.Object({ rows: Type.Array(DeskBanner) }) }),
});

export const saveBannerEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/banners/{id}',
  access: writers,
  summary:
    'Makes a banner under an id of the caller’s choice, or changes it; at most three stand at once.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({
    name: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S' }),
    link: Type.String({ minLength: 1, maxLength: 500 }),
    alt: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S' }),
    wide: Picture,
    phone: Picture,
    position: Type.Integer({ minimum: 0, maximum: 999 }),
    is_active: Flag,
    /** The one that was read; 0 for a new banner. */
    version: Type.Integer({ minimum: 0 }),
    shows_from: Moment,
    shows_until: Nullable(Moment),
  }),
  reply: Type.Object({ data: Type.Object({ id: Text }) }),
  refusals: [
    'content.banner-link',
    'content.banner-shape',
    'content.banners-full',
    'content.banner-elsewhere',
    'content.banner-changed',
    'content.ends-too-early',
    'content.picture-unknown',
  ],
});
