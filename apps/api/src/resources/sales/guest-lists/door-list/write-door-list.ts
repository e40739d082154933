import { DOOR_LIST_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { Paper } from '#documents/pdf/paper.ts';
import type { PdfTable } from '#documents/pdf/pdf-table.ts';
import { writePdf } from '#documents/pdf/write-pdf.ts';
import { type Cell, inParts, nameColumns } from '#documents/table.ts';
import { writeCsv } from '#documents/write-csv.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import type { StreamedAnswer } from '#verb.ts';
import type { DoorList } from './door-list.ts';
import type { DoorRow } from './read-door-rows.ts';

export function writeDoorCsv(list: DoorList): StreamedAnswer {
  const language = pickLanguage(list.culture);
  return {
    fileName: `${list.fileName}.csv`,
    chunks: writeCsv({
      columns: nameColumns(DOOR_LIST_COLUMNS, language),
      pass: inParts(listCells(list)),
      language,
      culture: list.culture,
    }),
  };
}

function* listCells({ rows, culture }: DoorList): Generator<Cell[]> {
  const { doorLists: words } = pickLanguage(culture);
  for (const { listName, ownerName, name, party, seatIds, priceName, orderId, note, isIssued } of rows) {
    const status = isIssued ? words.issued : words.approved;
    yield [listName, ownerName, name, party, seatIds.join(', '), priceName, orderId, note, status];
  }
}

export function writeDoorPdf(list: DoorList): StreamedAnswer {
  const { title } = pickLanguage(list.culture).doorLists;
  const setup = {
    title: `${title} · ${list.showName}`,
    culture: list.culture,
    madeAt: list.madeAt,
    brand: list.brand,
    footer: `${list.showName} · ${list.startsAt}`,
  };
  return { fileName: `${list.fileName}.pdf`, chunks: writePdf(setup, (paper) => drawDoorList(paper, list)) };
}

/** Draws names under their first letters, each with a box to tick. */
export function* drawDoorList(paper: Paper, door: DoorList): Generator<void> {
  const words = pickLanguage(door.culture).doorLists;
  const people = door.rows.reduce((sum, { party }) => sum + party, 0);
  paper.heading(`${words.title} · ${door.list?.name ?? words.allLists}`);
  paper.facts([
    [words.event, door.showName],
    [words.venue, door.venueName],
    [words.starts, door.startsAt],
    [words.doors, door.doorsAt],
    [words.owner, door.list?.ownerName ?? ''],
    [words.guests, words.people(door.rows.length, people)],
    [words.made, door.madeOn],
  ]);
  const table = openTable(paper, door, words);
  let letter = '';
  for (const row of door.rows) {
    const next = letterOf(row.name);
    if (next !== letter) table.addSection(next);
    letter = next;
    table.addRow(toCells(row, door, words));
    yield;
  }
  table.end();
  yield;
}

type Words = Language['doorLists'];

const openTable = (paper: Paper, { list }: DoorList, words: Words): PdfTable =>
  paper.table([
    { title: words.in, width: 0.7 },
    { title: words.guest, width: 4, isName: true },
    { title: words.party, width: 1, align: 'right' },
    { title: words.seats, width: 3.6 },
    ...(list ? [] : [{ title: words.list, width: 2 }]),
    { title: words.note, width: 3.4 },
  ]);

function toCells(row: DoorRow, { list }: DoorList, words: Words) {
  const seats = row.seatIds.map((seatId) => seatId.split('|').join(' ')).join(', ');
  const place = row.isIssued ? seats : words.notIssued;
  return [{ box: true } as const, row.name, String(row.party), place, ...(list ? [] : [row.listName]), row.note];
}

/** Returns the letter under which a name is sorted: Ö is O, and # is for names that begin with no letter. */
function letterOf(name: string): string {
  const [first = ''] = name.normalize('NFKD').replace(/\p{M}/gu, '').trim();
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
