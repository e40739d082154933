import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TicketBarcodeKind } from '@parterre/contract/choices/print-at-home-choices';
import { afterAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawTickets } from './draw-tickets.ts';
import { makeDesign, makeSheet, makeTicket } from './testing/make-sheet.ts';
import type { Ticket, TicketDesign, TicketSheet } from './ticket-sheet.ts';

const PROGRAMS = ['qpdf', 'pdftotext', 'pdftoppm', 'zbarimg'];
const missing = PROGRAMS.filter((name) => spawnSync(name, ['--help']).error !== undefined);
if (missing.length > 0)
  console.warn(
    `NOT TESTED: tickets in other programs, because ${missing.join(', ')} is missing (apt-get install qpdf poppler-utils zbar-tools)`,
  );

const PRINTER_DOTS = '200';
const PROGRAM_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'parterre-tickets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tickets whose texts need the typefaces and the shaping of their script. */
const IN_OTHER_SCRIPTS: readonly (readonly [culture: string, ticket: Partial<Ticket>])[] = [
  ['ar', { eventName: 'أمسية موسيقية مع أوركسترا القاهرة', holder: 'محمد عبد الرحمن', venueName: 'المسرح الكبير' }],
  ['ar', { eventName: 'ليلة لا تُنسى في دار الأوبرا', holder: 'شيماء إسلام', venueName: 'القاعة الكبرى' }],
  ['he', { eventName: 'התזמורת הפילהרמונית', holder: 'נועה לוי', venueName: 'היכל מנורה' }],
  ['zh-CN', { eventName: '马勒第二交响曲《复活》', holder: '李娜', venueName: '上海交响乐团音乐厅' }],
  ['ja', { eventName: '東京フィルハーモニー交響楽団', holder: '佐藤 直樹', venueName: 'サントリーホール' }],
  ['ko', { eventName: '말러 교향곡 제2번', holder: '김민준', venueName: '롯데콘서트홀' }],
  ['th', { eventName: 'คอนเสิร์ตการกุศล', holder: 'สมชาย ใจดี', venueName: 'ศูนย์วัฒนธรรม' }],
  ['el', { eventName: 'Η Ένατη του Μπετόβεν', holder: 'Ελένη', venueName: 'Μέγαρο Μουσικής' }],
  ['en-GB', { eventName: '🎭 Family day ♫ ★', holder: 'Zoë 😀', venueName: 'Žižkov Łódź' }],
];
const PAPERS: readonly (readonly [string, Partial<TicketDesign>])[] = [
  ['a sheet of its own', {}],
  ['half a sheet', { ticketsPerPage: 2 }],
  ['a quarter of a sheet', { ticketsPerPage: 4 }],
  ['US Letter', { paper: 'LETTER' }],
  ['the roll', { paper: 'ROLL_80' }],
  ['a phone', { paper: 'WALLET' }],
];
const CODES = [
  ['QR', '0a1b2c3d4e5f6789'],
  ['QR', 'FFEEDDCCBBAA9988'],
  ['CODE_128', '$123456789'],
  ['CODE_128', '$987654321'],
] as const satisfies readonly (readonly [TicketBarcodeKind, string])[];

/** Codes of kinds that zbar cannot read. */
const OTHER_CODES = [
  ['AZTEC', '0a1b2c3d4e5f6789'],
  ['AZTEC', 'FFEEDDCCBBAA9988'],
  ['PDF417', '0a1b2c3d4e5f6789'],
  ['PDF417', 'FFEEDDCCBBAA9988'],
] as const satisfies readonly (readonly [TicketBarcodeKind, string])[];
const FORMATS = { AZTEC: 'Aztec', PDF417: 'PDF417' } as const;

describe.skipIf(missing.length > 0)('another program', { timeout: PROGRAM_MS }, () => {
  test.each(PAPERS)(
    'finds no fault in tickets on %s, and reads every barcode from them as printed',
    async (_, design) => {
      const tickets = CODES.map(([kind, value]) => makeTicket({ barcode: { kind, value } }));
      const file = await write({ designs: [makeDesign(design)], tickets });
      check(file);
      const read = run('zbarimg', ['--quiet', '--raw', ...print(file)])
        .trim()
        .split('\n');
      expect(read.sort()).toEqual(CODES.map(([, value]) => value).sort());
    },
  );

  test.each(PAPERS)('reads Aztec and PDF417 from tickets on %s as printed', async (_, design) => {
    const designs = [makeDesign(design)];
    for (const [kind, value] of OTHER_CODES) {
      const file = await write({ designs, tickets: [makeTicket({ barcode: { kind, value } })] });
      const read = await Promise.all(print(file).map(readZXing));
      expect(read.flat()).toEqual([{ kind: FORMATS[kind], value }]);
    }
  });

  test.each(IN_OTHER_SCRIPTS)('reads what stands on a ticket in %s', async (culture, ticket) => {
    const { file, warnings } = await writeWarned({
      culture,
      designs: [makeDesign({ culture })],
      tickets: [makeTicket(ticket)],
    });
    check(file);
    expect(warnings).toEqual([]);
    const text = letters(run('pdftotext', ['-enc', 'UTF-8', file, '-']));
    for (const part of Object.values(ticket)) expect(text).toContain(letters(String(part)));
  });

  test('finds no fault in samples and proofs, and reads the event, the caption and that they admit nobody', async () => {
    const designs = [makeDesign(), makeDesign({ culture: 'ar', ticketsPerPage: 4 })];
    const tickets = [makeTicket(), makeTicket({ design: 1, caption: 'Balcony · English' })];
    for (const purpose of ['SAMPLE', 'PROOF'] as const) {
      const file = await write({ purpose, designs, tickets });
      check(file);
      const text = letters(run('pdftotext', ['-enc', 'UTF-8', '-raw', file, '-']));
      const captions = purpose === 'PROOF' ? ['Stalls · English', 'Balcony · English'] : [];
      for (const part of ['Mahler: Symphony No. 2', '0a1b2c3d4e5f6789', 'SAMPLE', ...captions])
        expect(text).toContain(letters(part));
    }
  });
});

let written = 0;
async function writeWarned(sheet: Partial<TicketSheet>) {
  const { pdf, warnings } = await drawTickets(makeSheet(sheet));
  const file = join(folder, `${written++}.pdf`);
  writeFileSync(file, pdf);
  return { file, warnings };
}
const write = async (sheet: Partial<TicketSheet>) => (await writeWarned(sheet)).file;

/** Renders the pages of a file, and returns the paths of the pictures. */
function print(file: string): string[] {
  run('pdftoppm', ['-r', PRINTER_DOTS, '-gray', '-png', file, file]);
  return run('sh', ['-c', `ls ${file}-*.png`])
    .trim()
    .split('\n');
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

async function readZXing(page: string) {
  const found = await readBarcodes(new Uint8Array(readFileSync(page)), { formats: Object.values(FORMATS) });
  return found.map(({ format, text }) => ({ kind: format, value: text }));
}

const check = (file: string) => run('qpdf', ['--check', file]);

function run(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** Removes spaces and the invisible characters that programs add for line ends and directions. */
const letters = (text: string): string => text.normalize('NFKC').replace(/\s|\p{Default_Ignorable_Code_Point}/gu, '');
