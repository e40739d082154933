import { DOOR_LIST_COLUMNS } from '@parterre/contract/choices/guest-list-choices';
import { writePdf } from '../../../documents/pdf/write-pdf.ts';
import { type Cell, writeCsv } from '../../../documents/write-csv.ts';
import { pickLanguage } from '../../../texts/pick-language.ts';
import type { StreamedAnswer } from '../../../verb.ts';
import type { DoorList } from './door-list.ts';
import { drawDoorList } from './draw-door-list.ts';

export function writeDoorCsv(list: DoorList): StreamedAnswer {
  const { columns } = pickLanguage(list.culture);
  return {
    fileName: `${list.fileName}.csv`,
    chunks: writeCsv(
      DOOR_LIST_COLUMNS.map((column) => columns[column]),
      listCells(list),
    ),
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
    footer: `${list.showName} · ${list.startsAt}`,
  };
  return { fileName: `${list.fileName}.pdf`, chunks: writePdf(setup, (paper) => drawDoorList(paper, list)) };
}
