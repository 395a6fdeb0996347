import type { Article, Slider, StoreInfo } from './content-store.ts';

/** An article of a list, or whole with its Markdown. */
export const articleRowOf = (row: Article, isWhole: boolean) => ({
  _id: row.slug,
  slug: row.slug,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  image: row.picture,
  image_alt: row.picture_alt,
  url: row.kind === 'page' ? `/page/${row.slug}` : `/tin-tuc/${row.slug}`,
  body: isWhole ? row.body_markdown : '',
  published_at: row.published_at.toISOString(),
});

/** Who we are and how to reach us. */
export const storeRowOf = (info: StoreInfo) => ({
  name: info.name,
  phone: info.phone,
  email: info.email,
  location: { address: info.address },
  socials: { facebook: info.facebook, instagram: info.instagram },
  chat: { facebook: info.chat_facebook, zalo: info.chat_zalo },
  estimate: info.has_estimate,
});

/** A picture of a landing page, as older clients read it. */
export const sliderRowOf = (row: Slider) => ({
  _id: row.id,
  id: row.id,
  type: 'slider',
  name: row.name,
  type_page: row.type_page,
  btn_type: '',
  url: row.link,
  image: row.picture,
  status: true,
  deleted: false,
  created_date: row.created_at.toISOString(),
});
