import { describe, expect, it } from 'vitest';
import { pictureType } from './picture-type.ts';

const bytes = (start: string) => Buffer.from(start.padEnd(40, '.'), 'latin1');
const SVG = 'image/svg+xml; charset=utf-8';

describe('the type of a picture', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'text/html', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', '', 'image/png'],
    ['GIF89a', 'image/gif', 'image/gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/jpeg', 'image/webp'],
    ['\x00\x00\x00\x20ftypavif', 'image/avif', 'image/avif'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', SVG, 'image/svg+xml'],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg>', SVG, 'image/svg+xml'],
  ])('%j declared as %j is %s', (start, declared, type) => {
    expect(pictureType(bytes(start), declared)).toBe(type);
  });

  it.each([
    ['<html><script>alert(1)</script>', 'image/jpeg'],
    ['<html><svg>', SVG],
    ['<svg onload="alert(1)">', 'image/png'],
    ['%PDF-1.7', 'image/png'],
    ['', 'image/png'],
    ['RIFF....WAVE', 'image/webp'],
  ])('%j declared as %j is none', (start, declared) => {
    expect(pictureType(bytes(start), declared)).toBeUndefined();
  });
});
