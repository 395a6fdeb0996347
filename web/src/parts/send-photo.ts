import type { uploadDeskFileEndpoint, uploadFileEndpoint } from '@hako/contract/files/files';
import { upload } from '../api/client.ts';
import { smallerPhoto } from '../ui/forms/smaller-photo.ts';

/** Sends one picture, made small before it leaves, and gives what was kept of it. */
export async function sendPhoto(
  to: typeof uploadFileEndpoint | typeof uploadDeskFileEndpoint,
  file: File,
  type?: 'avatar' | 'complaint' | 'content',
) {
  const form = new FormData();
  if (type) form.set('type', type);
  form.set('file', await smallerPhoto(file));
  return (await upload(to, form)).data;
}
