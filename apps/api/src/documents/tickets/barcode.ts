import type { TicketBarcodeKind } from '@parterre/contract/choices/print-at-home-choices';
import barcodes from 'bwip-js/node';
import { type Ink, num } from './ink.ts';

/** A barcode as a path. The unit is the module, and y increases downwards. */
interface Barcode {
  path: string;
  columns: number;
  /** The height in modules; undefined for bars, which may have any height. */
  rows: number | undefined;
  /** The height of one row of the path, in modules. */
  rowHeight: number;
}

export interface BarcodeRoom {
  width: number;
  height: number;
  /** The size of a printer's dot, where modules must be whole dots. */
  dot?: number;
}

export interface PlacedBarcode {
  width: number;
  height: number;
  /** The width of the quiet zone on each side. */
  quiet: number;
  /** `isLargeEnough` is true if scanners can read the modules, `isQuiet` if the quiet zone is wide enough for them. */
  isLargeEnough: boolean;
  isQuiet: boolean;
  draw(ink: Ink, x: number, y: number): void;
}

const MM = 72 / 25.4;
interface Symbology {
  bcid: string;
  options: Record<string, unknown>;
  /** The quiet zone in modules: QR ISO/IEC 18004, Code 128 ISO/IEC 15417, PDF417 ISO/IEC 15438; Aztec needs none. */
  quiet: number;
  /** The smallest module that home printers and door scanners can handle, and the largest that is drawn. */
  least: number;
  most: number;
}

/**
 * Skips the search for the best of the eight masks, which is two thirds of the cost of a ticket. Scanners read all of
 * them, and random digits give an even pattern under each.
 */
const MASK = 4;
const SYMBOLOGIES: Record<TicketBarcodeKind, Symbology> = {
  QR: { bcid: 'qrcode', options: { eclevel: 'M', mask: MASK }, quiet: 4, least: 0.33 * MM, most: 1.8 * MM },
  AZTEC: { bcid: 'azteccode', options: {}, quiet: 2, least: 0.33 * MM, most: 1.8 * MM },
  PDF417: { bcid: 'pdf417', options: { columns: 2 }, quiet: 2, least: 0.25 * MM, most: 0.6 * MM },
  CODE_128: { bcid: 'code128', options: {}, quiet: 10, least: 0.25 * MM, most: 0.5 * MM },
};
const BARS_MM = 16;

/** Returns whether a kind is wide rather than square. */
export const isWide = (kind: TicketBarcodeKind): boolean => kind === 'CODE_128' || kind === 'PDF417';

/**
 * Fits a barcode into its room, as one path and as large as possible. Returns undefined for a value that the kind
 * cannot encode.
 */
export function placeBarcode(kind: TicketBarcodeKind, value: string, room: BarcodeRoom): PlacedBarcode | undefined {
  const symbology = SYMBOLOGIES[kind];
  const barcode = encodeOnce(kind, value);
  if (!barcode) return undefined;
  const rows = barcode.rows ?? 0;
  const largest = (quiet: number) => {
    const byHeight = rows === 0 ? symbology.most : room.height / (rows + 2 * quiet);
    const module = Math.min(room.width / (barcode.columns + 2 * quiet), byHeight, symbology.most);
    return room.dot === undefined ? module : Math.max(1, Math.floor(module / room.dot + 1e-6)) * room.dot;
  };
  // Scanners do not find a barcode without a quiet zone, but may read small modules. The quiet zone is therefore
  // dropped only if the modules are large enough without it.
  const isQuiet = largest(symbology.quiet) >= symbology.least || largest(0) < symbology.least;
  const quiet = isQuiet ? symbology.quiet : 0;
  const module = largest(quiet);
  const height = rows === 0 ? Math.min(room.height, BARS_MM * MM) : (rows + 2 * quiet) * module;
  const width = (barcode.columns + 2 * quiet) * module;
  return {
    width,
    height,
    quiet: quiet * module,
    isQuiet,
    isLargeEnough: module >= symbology.least - 1e-6,
    draw: (ink, x, y) => {
      ink.rect({ x, y, width, height }, '#ffffff');
      ink.isolate(() => {
        ink.fill('#000000');
        const top = rows === 0 ? y : y + quiet * module;
        const tall = rows === 0 ? height : module * barcode.rowHeight;
        ink.raw(`${scale(module)} 0 0 ${scale(tall)} ${num(x + quiet * module)} ${num(top)} cm ${barcode.path} f`);
      });
    },
  };
}

/** Keeps four decimals, because the value is multiplied by every column. */
const scale = (value: number): string => value.toFixed(4);

let latest: { kind: TicketBarcodeKind; value: string; barcode: Barcode | undefined } | undefined;

/** Caches the last barcode, because it is set several times until a ticket fits, and encoding is most of the cost. */
function encodeOnce(kind: TicketBarcodeKind, value: string): Barcode | undefined {
  if (latest?.kind !== kind || latest.value !== value)
    latest = { kind, value, barcode: encode(SYMBOLOGIES[kind], value) };
  return latest.barcode;
}

function encode({ bcid, options }: Symbology, value: string): Barcode | undefined {
  try {
    const [found] = barcodes.raw({ bcid, text: value, ...options });
    if (!found) return undefined;
    if ('sbs' in found) return encodeBars(Array.from(found.sbs));
    const { pixs, pixx: columns, pixy } = found;
    const rows = pixs.length / columns;
    return { path: traceCells(pixs, columns, rows), columns, rows: pixy, rowHeight: pixy / rows };
  } catch {
    // The library throws strings for values that a kind cannot encode.
    return undefined;
  }
}

/** `widths` alternate between bars and spaces, beginning with a bar. */
function encodeBars(widths: readonly number[]): Barcode {
  let x = 0;
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `${x} 0 ${width} 1 re` : '';
    x += width;
    return bar;
  });
  return { path: bars.filter(Boolean).join(' '), columns: x, rows: undefined, rowHeight: 1 };
}

/**
 * Returns the outlines of dark cells, with the dark side on the right. Adjacent cells have no edge between them,
 * because rectangles would show hairlines where a screen smooths their edges.
 */
function traceCells(cells: ArrayLike<number>, columns: number, rows: number): string {
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && cells[y * columns + x] === 1;
  const corner = (x: number, y: number) => y * (columns + 1) + x;
  const next = new Map<number, number[]>();
  const edge = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (!isDark(x, y)) continue;
      if (!isDark(x, y - 1)) edge(corner(x, y), corner(x + 1, y));
      if (!isDark(x + 1, y)) edge(corner(x + 1, y), corner(x + 1, y + 1));
      if (!isDark(x, y + 1)) edge(corner(x + 1, y + 1), corner(x, y + 1));
      if (!isDark(x - 1, y)) edge(corner(x, y + 1), corner(x, y));
    }
  const paths: string[] = [];
  for (const start of next.keys())
    for (let to = next.get(start)?.pop(); to !== undefined; to = next.get(start)?.pop())
      paths.push(traceOutline(start, to, next, columns + 1));
  return paths.join(' ');
}

function traceOutline(start: number, first: number, next: Map<number, number[]>, stride: number): string {
  const show = (corner: number) => `${corner % stride} ${Math.floor(corner / stride)}`;
  let path = `${show(start)} m`;
  let [before, at] = [start, first];
  while (at !== start) {
    const to = next.get(at)?.pop();
    if (to === undefined) break;
    if (to - at !== at - before) path += ` ${show(at)} l`;
    [before, at] = [at, to];
  }
  return `${path} h`;
}
