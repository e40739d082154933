import { exportShowDoorList, importGuests, previewGuests } from '@parterre/contract/calls/guest-lists';
import { listNotifications } from '@parterre/contract/calls/notifications';
import type { GuestImportColumn } from '@parterre/contract/choices/guest-list-choices';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

type Query = { [Column in GuestImportColumn]?: string } & { firstRow?: 'headings' | 'data' };
type Content = string | Uint8Array<ArrayBuffer>;
const owner = () => ({ as: house.owner });
const call = ({ guestListId }: { guestListId: number }, content: Content, query: Query = {}) => ({
  params: { guestListId },
  query,
  file: new File([content], 'guests.csv'),
});
const preview = (list: { guestListId: number }, content: Content, query?: Query) =>
  house.api.call(previewGuests, call(list, content, query), owner());
const store = (list: { guestListId: number }, content: Content, query?: Query) =>
  house.api.call(importGuests, call(list, content, query), owner());
const samplesOf = async (content: Content, query?: Query) =>
  (await preview(await guests.open({ name: crypto.randomUUID() }), content, query)).body.sample.map(
    ({ name, plusOnes }) => [name, plusOnes],
  );

describe('a pasted list', () => {
  test('is read first and then stored, once', async () => {
    const list = await guests.open();
    const text = 'Grace Hopper, +1, grace@example.test\nAda Lovelace +2\n\nNobody, +9\nada lovelace';
    expect((await preview(list, text)).body).toMatchObject({
      table: { hasHeadings: false, columns: {} },
      guests: 2,
      people: 5,
      failed: 2,
      left: 10,
      sample: [
        { row: 1, name: 'Grace Hopper', plusOnes: 1, email: 'grace@example.test', note: '' },
        { row: 2, name: 'Ada Lovelace', plusOnes: 2 },
      ],
      problems: [
        { row: 4, problem: 'TOO_MANY_PLUS_ONES' },
        { row: 5, problem: 'ON_THE_LIST' },
      ],
    });
    expect(await guests.guestsOf(list)).toEqual([]);
    expect((await store(list, text)).body).toMatchObject({
      added: 2,
      failed: 2,
      guestList: { figures: { approved: 5, left: 5 } },
    });
    expect((await store(list, text)).problem.code).toBe('INVALID');
    const { body: bell } = await house.api.call(listNotifications, { query: {} }, owner());
    const told = bell.items.filter(({ ids }) => ids.includes(list.guestListId));
    expect(told).toMatchObject([{ kind: 'import.finished', details: { what: 'guests', count: 2 }, isUnread: true }]);
  });

  test.each(['a..b@example.test', 'ada@-x', `${'a'.repeat(250)}@b.test`])(
    'stores no address that a form would refuse, such as %s',
    async (email) => {
      const list = await guests.open();
      const problems = [{ row: 1, problem: 'EMAIL_UNCLEAR' }];
      expect((await preview(list, `Ada Lovelace, ${email}`)).body).toMatchObject({ guests: 0, problems });
      expect((await preview(list, `Name,Email\nAda Lovelace,${email}`)).body).toMatchObject({
        guests: 0,
        problems: [{ row: 2, problem: 'EMAIL_UNCLEAR' }],
      });
    },
  );

  test('is stored whole or not at all', async () => {
    const list = await guests.open({ allocation: 2 });
    const answer = await store(list, 'A\nB\nC');
    expect(answer.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { over: 1 } });
    expect(await guests.guestsOf(list)).toEqual([]);
  });

  test('may have words behind a name without being taken for headings', async () => {
    expect(await samplesOf('Grace Hopper, Navy\nAda Lovelace, Press')).toEqual([
      ['Grace Hopper', 0],
      ['Ada Lovelace', 0],
    ]);
  });
});

describe('a file of guests', () => {
  test('is read in whatever a spreadsheet saves it in', async () => {
    const text = 'Vorname;Nachname;Anzahl\nJörg;Müller;2\n';
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(text), wide, Buffer.from(wide).swap16()])
      expect(await samplesOf(new Uint8Array(bytes))).toEqual([['Jörg Müller', 1]]);
  });

  test.each([
    ['English', 'First,Last,Email,Qty\nAda,Lovelace,ada@example.test,3'],
    ['German', 'Nachname;Vorname;Plätze\nLovelace;Ada;3'],
    ['German, the family name as Name', 'Name;Vorname;Begleitung\nLovelace;Ada;2'],
    ['French', 'Prénom;Nom;Nombre de places\nAda;Lovelace;3'],
    ['Italian', 'Nome;Cognome;Posti\nAda;Lovelace;3'],
    ['Portuguese', 'Nome;Apelido;Lugares\nAda;Lovelace;3'],
    ['Spanish', 'Nombre;Apellidos;Entradas\nAda;Lovelace;3'],
  ])('has headings in %s', async (_language, text) => {
    expect(await samplesOf(text)).toEqual([['Ada Lovelace', 2]]);
  });

  test('whose headings say nothing to us is asked about, and its first row is no guest', async () => {
    const list = await guests.open();
    const text = 'Lfd;Wer?;Wie viele\n0;Ada;2\n1;Grace;1\n';
    expect((await preview(list, text)).body).toMatchObject({
      guests: 0,
      failed: 0,
      table: {
        headings: ['Lfd', 'Wer?', 'Wie viele'],
        hasHeadings: true,
        columns: {},
        rows: [
          { row: 2, cells: ['0', 'Ada', '2'] },
          { row: 3, cells: ['1', 'Grace', '1'] },
        ],
      },
    });
    expect((await store(list, text)).problem.fieldErrors).toMatchObject([{ field: 'name' }]);
    expect(await samplesOf(text, { name: 'Wer?', party: 'Wie viele' })).toEqual([
      ['Ada', 1],
      ['Grace', 0],
    ]);
    expect((await preview(list, text, { name: 'Wen?' })).problem.fieldErrors).toMatchObject([{ field: 'name' }]);
  });

  test('without headings is read by the letters of its columns', async () => {
    expect(await samplesOf('0;Ada;2\n1;Grace;1\n', { firstRow: 'data', name: 'B', party: 'C' })).toEqual([
      ['Ada', 1],
      ['Grace', 0],
    ]);
  });

  test('makes nobody of a number, and names the row', async () => {
    const list = await guests.open();
    expect((await preview(list, 'Ada, +1\n0, +2\n')).body).toMatchObject({
      guests: 1,
      problems: [{ row: 2, text: '0, +2', problem: 'NAME_MISSING' }],
    });
  });

  test.each([
    ['a plan', '{\n  "name": "Hall",\n  "blocks": []\n}', 'not-table'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'not-table'],
    [
      'a letter',
      'We would be very glad to see all of you on Friday.\nThe doors of the house open at seven o’clock.',
      'not-table',
    ],
    ['a note', 'Dear all,\nplease find attached my list, thanks.\nBye\n', 'not-table'],
    ['a sentence', 'The show was great and we look forward to seeing everyone again next year.', 'not-table'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3, 4]), 'not-text'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'workbook'],
    [
      'letters of an older table of letters',
      new Uint8Array([...Buffer.from('Name\nJ'), 0x81, ...Buffer.from('rg\n')]),
      'letters-lost',
    ],
    ['letters that were lost', 'Name\nJ\uFFFDrg\n', 'letters-lost'],
    ['NUL bytes', new Uint8Array(500), 'not-text'],
    ['one line without an end', `Name\n${'A'.repeat(500_000)}`, 'row-too-long'],
    ['2,001 guests', 'A\n'.repeat(2001), 'too-many-rows'],
    ['a million rows', '\n'.repeat(1_000_000), 'empty'],
  ] as const)('that is %s is refused and says so', async (_what, content, fault) => {
    const list = await guests.open();
    const answers = [await preview(list, content), await store(list, content)];
    expect(answers.map(({ problem }) => problem.fieldErrors?.[0]?.values?.fault)).toEqual([fault, fault]);
  });

  test('larger than a list can be is not read at all', async () => {
    expect((await preview(await guests.open(), 'A\n'.repeat(1_500_000))).problem.code).toBe('FILE_TOO_LARGE');
  });

  test.each(['en-GB', 'de'])('that is our door list (%s) brings the same guests', async (culture) => {
    const { showCode } = guests.office.show;
    const list = await guests.open({ allocation: 20 });
    await guests.add(list, '=Ada', { plusOnes: 2, note: '+49 30 1234' });
    await guests.add(list, 'Jörg "J" Müller, jr.', { note: "'quoted" });
    await guests.issue(list);
    const params = { showCode };
    const door = await house.api.call(exportShowDoorList, { params, query: { culture } }, owner());
    const other = await guests.open({ name: 'Copy', allocation: 20 });
    expect((await store(other, door.text)).body).toMatchObject({ added: 2, failed: 0 });
    const facts = ({ name, plusOnes, note }: { name: string; plusOnes: number; note: string }) => [
      name,
      plusOnes,
      note,
    ];
    expect((await guests.guestsOf(other)).map(facts)).toEqual((await guests.guestsOf(list)).map(facts));
  });
});
