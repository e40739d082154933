import { BRAND_NAMES, BRANDS } from '@parterre/contract/wire/brands';
import { describe, expect, test } from 'vitest';
import type { PdfSetup } from './open-document.ts';
import type { Paper } from './paper.ts';
import { readPdf } from './testing/read-pdf.ts';
import { writePdf } from './write-pdf.ts';

const SETUP: PdfSetup = {
  title: 'Door list <Tom & Jerry>',
  culture: 'en-GB',
  madeAt: new Date('2026-11-20T12:00:00Z'),
  brand: BRANDS.parterre,
  footer: 'Grand Theatre',
};

async function write(draw: (paper: Paper) => Iterable<void>, setup: Partial<PdfSetup> = {}) {
  const pieces: Uint8Array[] = [];
  for await (const piece of writePdf({ ...SETUP, ...setup }, draw)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  return { bytes, pieces, ...readPdf(bytes) };
}

function* drawRows(paper: Paper, rows: number): Generator<void> {
  paper.heading('Guests');
  const table = paper.table([
    { title: 'Name', width: 3, isName: true },
    { title: 'Party', width: 1, align: 'right' },
    { title: 'Here', width: 1 },
  ]);
  for (let row = 1; row <= rows; row++) {
    table.addRow([`Guest ${row}`, '2', { box: true }]);
    yield;
  }
  table.end();
}

describe('a PDF file', () => {
  test('says its language, its title and that it is tagged', async () => {
    const { bytes, objects, metadata } = await write((paper) => drawRows(paper, 1));
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(objects).toContain('/Lang (en-GB)');
    expect(objects).toContain('/Marked true');
    expect(objects).toContain('/DisplayDocTitle true');
    expect(objects).toContain('(Door list <Tom & Jerry>)');
    expect(metadata).toContain('Door list &#60;Tom &#38; Jerry&#62;');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test.each(BRAND_NAMES)('has the name of %s above its first page and in its properties', async (name) => {
    const brand = BRANDS[name];
    const { pages, metadata } = await write((paper) => drawRows(paper, 100), { brand });
    expect(pages.map((page) => page.filter((piece) => piece === brand.displayName).length)).toEqual([1, 0, 0]);
    expect(metadata).toContain(`<xmp:CreatorTool>${brand.displayName}<`);
    expect(metadata).toContain(`<pdf:Producer>${brand.displayName}<`);
  });

  test('is made of headings, tables, rows, names and values', async () => {
    const { objects } = await write((paper) => drawRows(paper, 2));
    const count = (type: string) => objects.split(`/S /${type}\n`).length - 1;
    expect({
      H1: count('H1'),
      Table: count('Table'),
      TR: count('TR'),
      TH: count('TH'),
      TD: count('TD'),
    }).toEqual({ H1: 1, Table: 1, TR: 3, TH: 5, TD: 4 });
    expect(objects.split('/Scope /Column').length - 1).toBe(3);
    expect(objects.split('/Scope /Row').length - 1).toBe(2);
  });

  test('numbers its pages n of m and repeats the header of a table', async () => {
    const { pages, objects } = await write((paper) => drawRows(paper, 100));
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      const text = page.join(' ').replace(/\s+/g, ' ');
      expect(text).toContain(`Page ${index + 1} of 3`);
      expect(text).toContain('Grand Theatre');
      expect(text.split('Name').length - 1).toBe(1);
    }
    const guests = pages.flat().filter((piece) => piece.startsWith('Guest '));
    expect(guests).toHaveLength(100);
    expect(objects.split('/Scope /Column').length - 1).toBe(3);
  });

  test('is German where its reader is', async () => {
    const { pages } = await write((paper) => drawRows(paper, 1), { culture: 'de' });
    expect(pages[0]?.join(' ').replace(/\s+/g, ' ')).toContain('Seite 1 von 1');
  });

  test('goes out while it is drawn', async () => {
    const { pieces } = await write((paper) => drawRows(paper, 200));
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces[0]?.length).toBeLessThan(Buffer.concat(pieces).length / 4);
  });

  test('has Latin, Greek and Cyrillic letters, and a box for others with what it stands for', async () => {
    const { pages, objects } = await write(function* (paper) {
      paper.paragraph('Žofie Ōé');
      paper.paragraph('Ελένη');
      paper.paragraph('Дмитрий');
      paper.paragraph('李娜');
      yield;
    });
    const text = pages.flat();
    expect(text).toContain('Ελένη');
    expect(text).toContain('Дмитрий');
    expect(text.join(' ')).toContain('Žofie');
    expect(text).toContain('□□');
    expect(text.join(' ')).toContain('stands for letters');
    expect(objects).not.toContain('Helvetica');
  });

  test('keeps a section with what follows it', async () => {
    for (let rows = 36; rows < 46; rows++) {
      const { pages } = await write(function* (paper) {
        const table = paper.table([{ title: 'Name', width: 1 }]);
        for (let row = 0; row < rows; row++) table.addRow([`Guest ${row}`]);
        table.addSection('Letter');
        table.addRow(['Last']);
        table.end();
        yield;
      });
      const page = pages.find((pieces) => pieces.includes('Letter'));
      expect(page).toContain('Last');
    }
  });

  test('cuts a text that is longer than a page', async () => {
    const { pages } = await write(function* (paper) {
      const table = paper.table([
        { title: 'Note', width: 1 },
        { title: 'Rest', width: 3 },
      ]);
      table.addRow(['word '.repeat(3000), 'x']);
      table.end();
      yield;
    });
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages.flat().join('')).toContain('…');
  });
});
