import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chunk, readPng, SIGNATURE, shrink } from '../png.mjs';

/** A picture of 24 bits a pixel whose lines are filtered in all five ways. */
function picture(width, height, colourAt) {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const colour = colourAt(x, y);
      return [colour >> 16, (colour >> 8) & 255, colour & 255];
    }).flat(),
  );
  const paeth = (a, b, c) => {
    const near = [a, b, c].map((v) => Math.abs(a + b - c - v));
    return [a, b, c][near.indexOf(Math.min(...near))];
  };
  const lines = rows.map((row, y) => {
    const above = rows[y - 1] ?? row.map(() => 0);
    const filter = y % 5;
    const filtered = row.map((value, i) => {
      const [a, b, c] = [row[i - 3] ?? 0, above[i], above[i - 3] ?? 0];
      return (value - [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter]) & 255;
    });
    return Buffer.from([filter, ...filtered]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(lines));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const paletteOf = (png) => {
  const at = png.indexOf('PLTE');
  return png.readUInt32BE(at - 4) / 3;
};

test('pixels are read through every filter', () => {
  const colourAt = (x, y) => (((x * 37) & 255) << 16) | (((y * 91 + x) & 255) << 8) | ((x * y * 13) & 255);
  const { width, height, pixels } = readPng(picture(17, 11, colourAt));
  expect([width, height]).toEqual([17, 11]);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) expect(pixels[y * width + x]).toBe(colourAt(x, y));
});

test('a picture of few colours keeps them all, one of many keeps 256', () => {
  const flat = shrink(picture(64, 64, (x, y) => (x < 32 ? 0xff8a3d : y < 32 ? 0x14171c : 0xe8e6e1)));
  expect(paletteOf(flat)).toBe(3);
  for (const colour of [0xff8a3d, 0x14171c, 0xe8e6e1])
    expect(flat.includes(Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255]))).toBe(true);
  const many = picture(64, 64, (x, y) => (x << 18) | (y << 10) | ((x ^ y) & 255));
  expect(paletteOf(shrink(many))).toBe(256);
});
