// Makes a screenshot small: flat drawings need few colours, so at most 256 of them are kept.
import { deflateSync, inflateSync } from 'node:zlib';

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

function* chunks(png) {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const size = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) };
    at += size + 12;
  }
}

const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** The pixels of a PNG of 8 bits a channel, as browsers write them: width, height and 24 bits for each. */
export function readPng(png) {
  const parts = [...chunks(png)];
  const head = parts.find((x) => x.type === 'IHDR').data;
  const [width, height, depth, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9]];
  const size = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || !size || head[12] !== 0) throw new Error('only plain PNG of 8 bits a channel');
  const raw = inflateSync(Buffer.concat(parts.filter((x) => x.type === 'IDAT').map((x) => x.data)));
  const line = width * size;
  const pixels = new Uint32Array(width * height);
  let above = Buffer.alloc(line);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)];
    const row = raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1));
    for (let i = 0; i < line; i++) {
      const [a, b, c] = [i < size ? 0 : row[i - size], above[i], i < size ? 0 : above[i - size]];
      row[i] += [0, a, b, (a + b) >> 1, filter === 4 ? paeth(a, b, c) : 0][filter];
    }
    for (let x = 0; x < width; x++)
      pixels[y * width + x] = (row[x * size] << 16) | (row[x * size + 1] << 8) | row[x * size + 2];
    above = row;
  }
  return { width, height, pixels };
}

const SHIFTS = [16, 8, 0];
const channel = (colour, i) => (colour >> SHIFTS[i]) & 255;

/** Splits the box of colours with the widest spread, weighed by how often they occur, until there are enough boxes. */
function palette(counts) {
  const measure = (box) => {
    const spreads = SHIFTS.map((_, i) => {
      const all = box.map(([colour]) => channel(colour, i));
      return Math.max(...all) - Math.min(...all);
    });
    const widest = spreads.indexOf(Math.max(...spreads));
    const n = box.reduce((sum, [, count]) => sum + count, 0);
    return { box, widest, n, weight: spreads[widest] * Math.log2(2 + n) };
  };
  const boxes = [measure([...counts])];
  while (boxes.length < COLOURS) {
    const most = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (most.weight === 0) break;
    const sorted = most.box.toSorted(([a], [b]) => channel(a, most.widest) - channel(b, most.widest));
    let [cut, sum] = [0, 0];
    while (cut < sorted.length - 1 && (cut === 0 || sum + sorted[cut][1] <= most.n / 2)) sum += sorted[cut++][1];
    boxes.splice(boxes.indexOf(most), 1, measure(sorted.slice(0, cut)), measure(sorted.slice(cut)));
  }
  return boxes.map(({ box }) => box);
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

export function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return whole;
}

/** The same picture in at most 256 colours. */
export function shrink(png) {
  const { width, height, pixels } = readPng(png);
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const indexOf = new Map();
  const colours = [];
  for (const [i, box] of palette(counts).entries()) {
    // The commonest colour of a box stands for it: large areas keep theirs exactly.
    const [colour] = box.reduce((a, b) => (b[1] > a[1] ? b : a));
    colours.push(...SHIFTS.map((_, c) => channel(colour, c)));
    for (const [each] of box) indexOf.set(each, i);
  }
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) raw[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours)),
    chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
