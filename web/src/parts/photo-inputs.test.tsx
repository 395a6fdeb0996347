import { uploadFileEndpoint } from '@hako/contract/files/files';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeringServer } from '../../test-support/answering-server.ts';
import { show } from '../../test-support/show.tsx';
import { EvidenceInput } from './photo-inputs.tsx';

const server = answeringServer();
const ID = '0190a000-0000-7000-8000-000000000001';
const DATA = { id: ID, url: `/api/files/${ID}`, width: 1, height: 1, size_bytes: 1 };

/** What this browser reads of a file, and how large it writes it: tests have no real canvas. */
let photo: { readonly width: number; readonly height: number } | undefined;
let writtenBytes: number;
const drawn = vi.fn();
const written = vi.fn();

beforeEach(() => {
  photo = { width: 4_000, height: 3_000 };
  writtenBytes = 400_000;
  vi.stubGlobal('createImageBitmap', async (_file: File, options: unknown) => {
    expect(options).toEqual({ imageOrientation: 'from-image' });
    if (!photo) throw new DOMException('no picture', 'InvalidStateError');
    return { ...photo, close: () => undefined };
  });
  const pen = { drawImage: drawn } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    written(type, quality);
    done(new Blob([new Uint8Array(writtenBytes)], { type: type ?? '' }));
  });
});
afterEach(() => {
  // `fetch` stays replaced.
  vi.stubGlobal('createImageBitmap', undefined);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function Evidence() {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  return <EvidenceInput photos={photos} onPhotos={setPhotos} />;
}

/** Chooses a file, waits until it was kept, and gives what the server was sent. */
async function send(bytes: number, type: string): Promise<File> {
  server.answer(uploadFileEndpoint, { status: true, success: true, data: DATA });
  const person = show(<Evidence />, { at: '/account/complaints' });
  const file = new File([new Uint8Array(bytes)], 'hong.jpg', { type });
  await person.upload(screen.getByLabelText('Chụp hoặc chọn ảnh'), file);
  await screen.findByRole('button', { name: 'Bỏ ảnh 1' });
  const form = server.asked(uploadFileEndpoint)[0]?.body as FormData;
  expect(form.get('type')).toBe('complaint');
  return form.get('file') as File;
}

it.each([
  ['image/jpeg', 4_000, 3_000, 2_400, 1_800, 'image/jpeg'],
  ['image/jpeg', 3_000, 4_000, 1_800, 2_400, 'image/jpeg'],
  ['image/jpeg', 1_600, 1_200, 1_600, 1_200, 'image/jpeg'],
  ['image/jpeg', 40_000, 8, 2_400, 1, 'image/jpeg'],
  ['image/heic', 4_000, 3_000, 2_400, 1_800, 'image/jpeg'],
  // JPEG would fill what is clear with black.
  ['image/png', 4_000, 3_000, 2_400, 1_800, 'image/webp'],
])('a large %s of %i x %i leaves as %i x %i, %s', async (type, width, height, w, h, as) => {
  photo = { width, height };
  const sent = await send(3_000_000, type);
  expect(sent).toMatchObject({ size: 400_000, type: as, name: 'hong.jpg' });
  expect(drawn).toHaveBeenCalledWith(expect.anything(), 0, 0, w, h);
  expect(written).toHaveBeenCalledWith(as, 0.85);
});

it('a small picture of a phone is made one that everybody reads', async () => {
  writtenBytes = 300_000;
  expect(await send(200_000, 'image/heic')).toMatchObject({ size: 300_000, type: 'image/jpeg' });
});

it.each([
  ['small already', 300_000, 'image/jpeg', { width: 4_000, height: 3_000 }, 100_000],
  ['not read by this browser', 3_000_000, 'image/heic', undefined, 100_000],
  ['no picture at all', 3_000_000, 'image/x-unknown', undefined, 100_000],
  ['larger when drawn anew', 600_000, 'image/jpeg', { width: 900, height: 900 }, 700_000],
])('what is %s is sent as it is', async (_, bytes, type, read, anew) => {
  photo = read;
  writtenBytes = anew;
  expect(await send(bytes, type)).toMatchObject({ size: bytes, type });
});

it('of several, those that arrived are kept when a later one is refused', async () => {
  server.answer(uploadFileEndpoint, () => {
    server.refuse(uploadFileEndpoint, 'files.not-a-picture');
    return { status: true, success: true, data: DATA } as const;
  });
  const person = show(<Evidence />, { at: '/account/complaints' });
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await person.upload(screen.getByLabelText('Chụp hoặc chọn ảnh'), files);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bỏ ảnh 1' })).toBeTruthy();
  expect(server.asked(uploadFileEndpoint)).toHaveLength(2);
});
