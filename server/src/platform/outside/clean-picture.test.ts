import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8402b' } });

describe('a picture that somebody sent', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is kept as WebP when it was %s',
    async (format) => {
      const clean = await cleanPicture(await drawn(60, 40)[format]().toBuffer());
      expect(clean).toMatchObject({ mediaType: 'image/webp', width: 60, height: 40 });
      expect((await sharp(clean?.bytes).metadata()).format).toBe('webp');
    },
  );

  it('loses where it was taken and what else the camera wrote', async () => {
    const bytes = await drawn(30, 30)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    expect((await sharp((await cleanPicture(bytes))?.bytes).metadata()).exif).toBeUndefined();
  });

  it('is made no longer than 2,000 pixels', async () => {
    expect(await cleanPicture(await drawn(5_000, 1_000).png().toBuffer())).toMatchObject({
      width: 2_000,
      height: 400,
    });
  });

  it('that is also a page keeps nothing of the page', async () => {
    const page = '<script>alert(1)</script>';
    const polyglot = Buffer.concat([await drawn(20, 20).jpeg().toBuffer(), Buffer.from(page)]);
    const commented = await drawn(20, 20)
      .withExif({ IFD0: { ImageDescription: page } })
      .png()
      .toBuffer();
    for (const bytes of [polyglot, commented])
      expect((await cleanPicture(bytes))?.bytes.includes('script')).toBe(false);
  });

  it('of a face is cut to a square', async () => {
    expect(await cleanPicture(await drawn(900, 300).png().toBuffer(), 512)).toMatchObject({
      width: 512,
      height: 512,
    });
  });

  it.each([
    [
      'a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a drawing that begins like a picture',
      Buffer.from(
        '<!--ftyp--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
    ],
    [
      'a drawing behind the head of a GIF',
      Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0x00])],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a JPEG and no more', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await cleanPicture(bytes)).toBeUndefined();
  });

  it('is refused when it unpacks to a bomb', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await cleanPicture(bomb)).toBeUndefined();
  });
});
