import { TICKET_IMAGE_TYPES } from '@parterre/contract/choices/print-at-home-choices';
import { describe, expect, test } from 'vitest';
import { makePicture } from '#test/images/make-picture.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { drawTickets } from './draw-tickets.ts';
import { makeDesign, makeSheet, makeTicket } from './testing/make-sheet.ts';
import type { Ticket, TicketDesign, TicketSheet } from './ticket-sheet.ts';

async function draw(changes: Partial<TicketSheet> = {}) {
  const { pdf, warnings } = await drawTickets(makeSheet(changes));
  const { pages, objects } = readPdf(pdf);
  return { pdf, warnings, objects, pages: pages.map((pieces) => pieces.join('').replace(/\s+/g, ' ')) };
}
const drawOne = (ticket: Partial<Ticket>, design: Partial<TicketDesign> = {}) =>
  draw({ designs: [makeDesign(design)], tickets: [makeTicket(ticket)] });
const tickets = (count: number) =>
  Array.from({ length: count }, (_, at) => makeTicket({ number: { at: at + 1, of: count } }));
const count = (text: string, part: string) => text.split(part).length - 1;

const picture = new Uint8Array(await (await makePicture('#2b59c3', 'jpeg', { width: 900, height: 360 })).arrayBuffer());

const LONG_NAME =
  'Das große Weihnachtsoratorium mit dem Rundfunksinfonieorchester und dem Knabenchor: eine außergewöhnliche Abendveranstaltung zugunsten der Denkmalschutzgesellschaft des Landkreises Nordwestmecklenburg eV';
const COMPOUND = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3).slice(0, 180);
const IDEOGRAPHS = '東京交響楽団新年演奏会第九合唱付'.repeat(13);
const CODES = [
  ['QR', '0a1b2c3d4e5f6789'],
  ['CODE_128', '$123456789'],
] as const;
const LONG_TERMS = 'Latecomers are admitted at a suitable break only. '.repeat(400);

const PAPERS: readonly (readonly [string, Partial<TicketDesign>])[] = [
  ['a sheet of its own', {}],
  ['half a sheet', { ticketsPerPage: 2 }],
  ['a quarter of a sheet', { ticketsPerPage: 4 }],
  ['a quarter of US Letter', { ticketsPerPage: 4, paper: 'LETTER' }],
  ['the roll', { paper: 'ROLL_80' }],
  ['a phone', { paper: 'WALLET' }],
];

describe('a file of tickets', () => {
  test('says its language and title, is tagged, and names each barcode and each foreign language', async () => {
    const { objects } = await draw({
      title: 'Tickets <2>',
      designs: [makeDesign(), makeDesign({ culture: 'de' })],
      tickets: [makeTicket(), makeTicket({ design: 1, barcode: { kind: 'CODE_128', value: '$123456789' } })],
    });
    expect(objects).toContain('/Lang (en-GB)');
    expect(objects).toContain('/Marked true');
    expect(objects).toContain('(Tickets <2>)');
    expect(count(objects, '/S /Sect\n')).toBe(2);
    expect(count(objects, '/S /H1\n')).toBe(2);
    expect(objects).toContain('/Alt (Barcode 0a1b2c3d4e5f6789)');
    expect(objects).toContain('/Alt (Barcode $123456789)');
    expect(count(objects, '/Lang (de)')).toBe(1);
  });

  test('keeps words apart for programs that read it: of labels, lines and paragraphs', async () => {
    const [page] = (await draw({ tickets: [makeTicket({ eventName: LONG_NAME })] })).pages;
    for (const part of ['Block Stalls', 'Row F', 'Seat 12', LONG_NAME, 'that is shown counts. Tickets may'])
      expect(page).toContain(part);
  });

  test('says the name of the promoter in place of the logo', async () => {
    const { objects } = await draw({ designs: [makeDesign({ images: { LOGO: picture } })] });
    expect(objects).toContain('/Alt (Northern Lights Concerts)');
  });

  test.each([
    [1, 5],
    [2, 3],
    [4, 2],
  ] as const)('has %i tickets on a sheet', async (ticketsPerPage, sheets) => {
    const { pages } = await draw({ designs: [makeDesign({ ticketsPerPage })], tickets: tickets(5) });
    expect(pages).toHaveLength(sheets);
    for (let at = 1; at <= 5; at++) expect(pages[Math.floor((at - 1) / ticketsPerPage)]).toContain(`Ticket ${at} of 5`);
  });

  test('puts tickets of different designs on one sheet where it is divided alike, and on sheets of their own elsewhere', async () => {
    const designs = [makeDesign({ ticketsPerPage: 4 }), makeDesign({ ticketsPerPage: 4, culture: 'de' }), makeDesign()];
    const { pages } = await draw({ designs, tickets: [0, 1, 2].map((design) => makeTicket({ design })) });
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Reihe');
  });

  test('is as small for many tickets as their words and codes', async () => {
    const one = await draw({ designs: [makeDesign({ ticketsPerPage: 4, terms: LONG_TERMS })] });
    const many = await draw({ designs: [makeDesign({ ticketsPerPage: 4, terms: LONG_TERMS })], tickets: tickets(41) });
    expect((many.pdf.length - one.pdf.length) / 40).toBeLessThan(6000);
  });
});

test.each(PAPERS.slice(0, 2))('a name of 200 ideographs stands in full on %s', async (_, design) => {
  const { warnings } = await drawOne({ eventName: IDEOGRAPHS.slice(0, 200) }, { ...design, culture: 'zh-CN' });
  expect(warnings).toEqual([]);
});

describe.each(PAPERS)('on %s', (_, design) => {
  test('a ticket shows everything that is known of it', async () => {
    const ticket = { remarks: ['Restricted view'], number: { at: 2, of: 3 } };
    const { pages, warnings } = await drawOne(ticket, design);
    expect(warnings).toEqual([]);
    expect(pages).toHaveLength(1);
    for (const part of ['Mahler', 'Usher Hall', 'Lothian Road', '19:30', '18:45', 'Stalls', '£64.50', 'P7K4-92QD'])
      expect(pages[0]).toContain(part);
    for (const part of ['Restricted view', 'Ticket 2 of 3', '0a1b2c3d4e5f6789', 'Photographs'])
      expect(pages[0]).toContain(part);
  });

  test('what is switched off stays away', async () => {
    const fields = Object.fromEntries(Object.keys(makeDesign().fields).map((field) => [field, false]));
    const { pages } = await drawOne({}, { ...design, fields: fields as TicketDesign['fields'] });
    for (const part of ['Lothian', 'Doors', 'full price', '£64.50', 'Aoife', 'P7K4', 'Northern', '0a1b', 'Photographs'])
      expect(pages[0]).not.toContain(part);
    for (const part of ['Mahler', '19:30', 'Usher Hall', 'Stalls', 'Row', '12']) expect(pages[0]).toContain(part);
  });

  test.each(CODES)('a name of 120 ideographs stands in full beside %s %s', async (kind, value) => {
    const ticket = { eventName: IDEOGRAPHS.slice(0, 120), barcode: { kind, value } };
    const { pages, warnings } = await drawOne(ticket, { ...design, culture: 'ja' });
    expect(warnings).toEqual([]);
    expect(pages[0]?.replaceAll(' ', '')).toContain(ticket.eventName);
  });

  test.each([LONG_NAME, COMPOUND])('a name of 180 and more letters stands in full: %s', async (eventName) => {
    const { pages, warnings } = await drawOne({ eventName }, design);
    expect(warnings).toEqual([]);
    expect(pages[0]?.replaceAll(/[ -]/g, '')).toContain(eventName.replaceAll(/[ -]/g, ''));
  });

  test('terms of 20,000 letters stand at the end of the file, once', async () => {
    const tickets = [makeTicket(), makeTicket({ design: 1 })];
    const designs = [makeDesign({ ...design, terms: LONG_TERMS }), makeDesign({ ...design, terms: LONG_TERMS })];
    const { pages, objects, warnings } = await draw({ designs, tickets });
    expect(warnings).toEqual([]);
    expect(pages[0]).toContain('at the end of this file');
    expect(count(objects, '/S /H2\n')).toBeGreaterThanOrEqual(1);
    expect(pages.filter((page) => page.includes('Terms and conditions')).length).toBe(count(objects, '/S /H2\n'));
  });
});

const coarse = new Uint8Array(await (await makePicture('#2b59c3', 'jpeg', { width: 60, height: 24 })).arrayBuffer());

describe('warnings name', () => {
  test.each<[string, Partial<Ticket>, Partial<TicketDesign>, object]>([
    ['a text that is cut', { holder: 'Anna Maria '.repeat(60) }, {}, { code: 'TEXT_CUT', about: 'holder' }],
    ['letters that no typeface has', { holder: 'ᚠᚢᚦ' }, {}, { code: 'LETTERS_MISSING', about: 'holder' }],
    [
      'marks that no typeface has',
      { holder: 'S\u0336a\u0336l\u0336e\u0336' },
      {},
      { code: 'LETTERS_MISSING', about: 'holder' },
    ],
    [
      'letters of terms below a ticket that no typeface has',
      {},
      { terms: 'Tickets: ქართული' },
      { code: 'LETTERS_MISSING', about: 'terms' },
    ],
    [
      'letters of terms at the end of the file that no typeface has',
      {},
      { terms: `${LONG_TERMS} நுழைவு` },
      { code: 'LETTERS_MISSING', about: 'terms' },
    ],
    ['a stub that is cut', { eventName: 'Anna Maria '.repeat(42) }, {}, { code: 'TEXT_CUT', about: 'stub' }],
    [
      'a sponsor without a place on half a sheet',
      {},
      { ticketsPerPage: 2, images: { SPONSOR: picture } },
      { code: 'IMAGE_LEFT_OUT', about: 'SPONSOR' },
    ],
    [
      'a sponsor without a place on a quarter of a sheet',
      {},
      { ticketsPerPage: 4, images: { SPONSOR: picture } },
      { code: 'IMAGE_LEFT_OUT', about: 'SPONSOR' },
    ],
    [
      'a banner without a place on a quarter of a sheet',
      {},
      { ticketsPerPage: 4, images: { BANNER: picture } },
      { code: 'IMAGE_LEFT_OUT', about: 'BANNER' },
    ],
    [
      'a banner without a place on the roll',
      {},
      { paper: 'ROLL_80', images: { BANNER: picture } },
      { code: 'IMAGE_LEFT_OUT', about: 'BANNER' },
    ],
    [
      'bars of a pre-printed ticket that are too thin for the roll',
      { barcode: { kind: 'CODE_128', value: 'ABCDEFGHJKLMNPQRSTUVWXYZ' } },
      { paper: 'ROLL_80' },
      { code: 'BARCODE_TOO_SMALL', about: 'barcode' },
    ],
    ['terms that are missing', {}, { terms: ' ' }, { code: 'TERMS_MISSING', about: 'terms' }],
    ['a colour nobody can read', {}, { colour: '#FFCC00' }, { code: 'LOW_CONTRAST', about: 'colour' }],
    [
      'bars too thin to scan',
      { barcode: { kind: 'CODE_128', value: '0a1b2c3d4e5f6789'.repeat(3) } },
      { ticketsPerPage: 4 },
      { code: 'BARCODE_TOO_SMALL', about: 'barcode' },
    ],
    [
      'too little white around them',
      { barcode: { kind: 'CODE_128', value: 'abcdefghijklmnopq' } },
      { ticketsPerPage: 4 },
      { code: 'QUIET_ZONE_TOO_SMALL', about: 'barcode' },
    ],
    [
      'what a barcode cannot say',
      { barcode: { kind: 'QR', value: '' } },
      {},
      { code: 'BARCODE_UNREADABLE', about: 'barcode' },
    ],
    [
      'a picture that cannot be read',
      {},
      { images: { LOGO: Buffer.from('GIF89a') } },
      { code: 'IMAGE_UNREADABLE', about: 'LOGO' },
    ],
    ...TICKET_IMAGE_TYPES.map((type): [string, Partial<Ticket>, Partial<TicketDesign>, object] => [
      `a ${type} with too few dots`,
      {},
      { images: { [type]: coarse } },
      { code: 'IMAGE_TOO_COARSE', about: type },
    ]),
  ])('%s', async (_, ticket, design, warning) => {
    const { warnings } = await drawOne(ticket, design);
    expect(warnings).toEqual([{ ticket: 0, ...warning }]);
  });
});

test('no colour is too light on the roll, which prints black', async () => {
  expect((await drawOne({}, { paper: 'ROLL_80', colour: '#FFFF00' })).warnings).toEqual([]);
});

describe('a sample', () => {
  test('says that it admits nobody, in the language of the ticket', async () => {
    const { pages } = await draw({ purpose: 'SAMPLE', designs: [makeDesign({ culture: 'de' })] });
    expect(pages[0]).toContain('MUSTER');
    expect(pages[0]).toContain('berechtigt nicht zum Eintritt');
  });

  test('on a proof stands under its caption and its warnings in words', async () => {
    const designs = [makeDesign(), makeDesign({ culture: 'de', terms: '', colour: '#FFCC00' })];
    const shown = [makeTicket({ caption: 'Stalls, English' }), makeTicket({ design: 1, caption: 'Stalls, German' })];
    const { pages, warnings } = await draw({ purpose: 'PROOF', title: 'Proof of Mahler 2', designs, tickets: shown });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(
      /Proof of Mahler 2.*Stalls, English.*Nothing to mend.*SAMPLE.*Stalls, German.*No terms in/,
    );
    expect(warnings.map(({ ticket, code }) => [ticket, code])).toEqual([
      [1, 'TERMS_MISSING'],
      [1, 'LOW_CONTRAST'],
    ]);
  });
});

test('screen readers are told the reading order of texts and terms whose glyphs stand in another', async () => {
  const texts = { eventName: 'קונצרט Mahler 2', terms: 'אין כניסה חוזרת' };
  const { objects } = await drawOne({ eventName: texts.eventName }, { culture: 'he', terms: texts.terms });
  for (const text of Object.values(texts)) {
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
    expect(objects).toContain(`/ActualText (${utf16.replace(/[\\()]/g, '\\$&')})`);
  }
  expect((await drawOne({})).objects).not.toContain('/ActualText');
});

test('signs that turn the direction of what follows are left out', async () => {
  const { pages } = await drawOne({ holder: 'Ann\u202eeB' });
  expect(pages[0]).toContain('AnneB');
});
