import sharp from 'sharp';

export interface ReadQrCode {
  text: string;
  level: 'L' | 'M' | 'Q' | 'H';
  /** The width of the quiet zone on its narrowest side, in modules. */
  quietZone: number;
}

type Modules = boolean[][];

/**
 * Decodes a clean picture of a QR code up to version 6 and level M, by ISO/IEC 18004 and without the library that drew
 * it.
 */
export async function readQrCode(picture: Uint8Array): Promise<ReadQrCode> {
  const { modules, quietZone } = await readModules(picture);
  const { level, mask } = readFormat(modules);
  return { text: readText(readCodewords(modules, mask), (modules.length - 17) / 4), level, quietZone };
}

async function readModules(picture: Uint8Array): Promise<{ modules: Modules; quietZone: number }> {
  // Unblocks the SVG decoder, which tests of pictures in the same process have blocked.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const { data, info } = await sharp(picture, { density: 72 }).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 128;
  const whole = [...Array(info.width).keys()];
  const left = whole.findIndex((x) => whole.some((y) => isDark(x, y)));
  const right = whole.findLastIndex((x) => whole.some((y) => isDark(x, y))) + 1;
  const top = whole.findIndex((y) => whole.some((x) => isDark(x, y)));
  // A finder pattern is in the corner: seven modules of its first row are dark.
  const module = (whole.findIndex((x) => x > left && !isDark(x, top)) - left) / 7;
  const count = Math.round((right - left) / module);
  const at = [...Array(count).keys()].map((index) => Math.floor((index + 0.5) * module));
  return {
    modules: at.map((y) => at.map((x) => isDark(left + x, top + y))),
    quietZone: Math.min(left, top, info.width - right) / module,
  };
}

function readFormat(modules: Modules): { level: ReadQrCode['level']; mask: number } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const bits = places.reduce((sum, [row, column]) => sum * 2 + Number(modules[row]?.[column]), 0) ^ 0x5412;
  return { level: (['M', 'L', 'H', 'Q'] as const)[bits >> 13] ?? 'L', mask: (bits >> 10) & 7 };
}

const MASKS: ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Reads two columns at a time from the right, up and down in turn, around everything that is not data. */
function readCodewords(modules: Modules, mask: number): number[] {
  const size = modules.length;
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isFunction(row, column, size)) continue;
        const isFlipped = MASKS[mask]?.(row, column) === 0;
        bits.push(Number(modules[row]?.[column] !== isFlipped));
      }
    }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
}

function isFunction(row: number, column: number, size: number): boolean {
  const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const isAlignment = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
  return isFinder || isAlignment || row === 6 || column === 6;
}

/** The number of blocks and the data codewords of each, by version, at level M. */
const BLOCKS = [[], [1, 16], [1, 28], [1, 44], [2, 32], [2, 43], [4, 27]];
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

function readText(codewords: readonly number[], version: number): string {
  const [blocks = 1, each = 0] = BLOCKS[version] ?? [];
  const data = [...Array(blocks).keys()].flatMap((block) =>
    [...Array(each).keys()].map((at) => codewords[at * blocks + block] ?? 0),
  );
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let at = 0;
  const take = (length: number) => {
    at += length;
    return Number.parseInt(bits.slice(at - length, at), 2);
  };
  let text = '';
  for (let mode = take(4); at < bits.length && mode > 0; mode = take(4)) {
    let left = take(mode === 1 ? 10 : mode === 2 ? 9 : 8);
    for (; left > 0 && mode === 4; left--) text += String.fromCharCode(take(8));
    for (; left > 1 && mode === 2; left -= 2) {
      const pair = take(11);
      text += `${ALPHANUMERIC[Math.floor(pair / 45)]}${ALPHANUMERIC[pair % 45]}`;
    }
    if (left > 0 && mode === 2) text += ALPHANUMERIC[take(6)];
    for (; left > 0 && mode === 1; left -= 3) {
      const digits = Math.min(left, 3);
      text += String(take(digits * 3 + 1)).padStart(digits, '0');
    }
  }
  return text;
}
