import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits per channel, red green blue, not interlaced. */
const FORMAT = Buffer.from([8, 2, 0, 0, 0]);
const REFUSAL = 'Another program wrote this picture: renew it';

/** Supports opaque pictures only. */
export function encodePng({ width, height, pixels }: Picture): Buffer {
  const stride = width * 3 + 1;
  const rows = Buffer.alloc(stride * height);
  pixels.forEach((pixel, at) => {
    const target = Math.floor(at / width) * stride + (at % width) * 3 + 1;
    rows.writeUIntLE(pixel & 0xffffff, target, 3);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Reads only files of `encodePng`, because other programs filter their rows. */
export function decodePng(file: Buffer): Picture {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  if (!file.subarray(24, 29).equals(FORMAT)) throw new Error(REFUSAL);
  const rows = inflateSync(file.subarray(41, 41 + file.readUInt32BE(33)));
  const stride = width * 3 + 1;
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    if (rows[row * stride] !== 0) throw new Error(REFUSAL);
    for (let column = 0; column < width; column++) {
      pixels[row * width + column] = (rows.readUIntLE(row * stride + column * 3 + 1, 3) | 0xff000000) >>> 0;
    }
  }
  return { width, height, pixels };
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Opaque pixels, each a little-endian RGBA word. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}
