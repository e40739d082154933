import { inflateSync } from 'node:zlib';

export interface PdfText {
  /** The text of each page, one line for every piece that was drawn. */
  pages: string[][];
  /** All objects except streams, with dictionaries as written in the file. */
  objects: string;
  metadata: string;
}

export function readPdf(bytes: Uint8Array): PdfText {
  const objects = readObjects(Buffer.from(bytes).toString('latin1'));
  const all = [...objects.values()];
  const fonts = readFonts(objects);
  const total = all.find(({ head }) => head.includes('/Subtype /Form'));
  const pages = all
    .filter(({ head }) => head.includes('/Type /Page\n'))
    .map(({ head }) => {
      const content = objects.get(numberAt(head, 'Contents'))?.stream ?? '';
      const shown = content
        .replaceAll('/Total Do', total?.stream ?? '')
        .replaceAll(/\/X(\d+) Do/g, (_, id: string) => objects.get(Number(id))?.stream ?? '');
      return readPieces(shown, fonts);
    });
  return {
    pages,
    objects: all.map(({ head }) => head).join('\n'),
    metadata: all.find(({ head }) => head.includes('/Subtype /XML'))?.stream ?? '',
  };
}

interface PdfObject {
  head: string;
  stream: string;
}

function readObjects(file: string): Map<number, PdfObject> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\n(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g);
  return new Map(
    Array.from(found, ([, id, head = '', stream = '']) => {
      const bytes = Buffer.from(stream, 'latin1');
      const isPacked = head.includes('/FlateDecode');
      return [Number(id), { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') }];
    }),
  );
}

const numberAt = (head: string, key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]);

type Font = ReadonlyMap<string, string>;

/** Reads the characters of each font by code, under every name that pages give the font. */
function readFonts(objects: ReadonlyMap<number, PdfObject>): Map<string, Font> {
  const names = new Map<string, Font>();
  for (const { head } of objects.values())
    for (const [, name = '', id] of head.matchAll(/\/(F\d+|Inter) (\d+) 0 R/g)) {
      const font = objects.get(Number(id))?.head ?? '';
      names.set(name, readLetters(objects.get(numberAt(font, 'ToUnicode'))?.stream ?? ''));
    }
  return names;
}

function readLetters(map: string): Font {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g))
    for (const [index, [, codes = '']] of [...list.matchAll(/<(.*?)>/g)].entries()) {
      const key = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(key, fromHex(codes));
    }
  return letters;
}

const fromHex = (codes: string): string =>
  String.fromCharCode(...(codes.match(/[0-9a-f]{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));

function readPieces(content: string, fonts: ReadonlyMap<string, Font>): string[] {
  let font: Font = new Map();
  const pieces: string[] = [];
  for (const [, name, list, one] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[(.*?)\] TJ|(<[0-9a-f]+>) Tj/g)) {
    if (name) font = fonts.get(name) ?? font;
    else pieces.push(((list ?? one ?? '').match(/<([0-9a-f]+)>/g) ?? []).map((hex) => decode(hex, font)).join(''));
  }
  return pieces;
}

const decode = (hex: string, font: Font): string =>
  (hex.match(/[0-9a-f]{4}/g) ?? []).map((code) => font.get(code) ?? '').join('');
