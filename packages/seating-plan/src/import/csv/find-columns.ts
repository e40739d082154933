const FIELDS = ['block', 'row', 'seat', 'x', 'y', 'rotation', 'access', 'restrictedView', 'category', 'plan'] as const;

export type CsvField = (typeof FIELDS)[number];
/** Header cell to use for a field, where our own guess is not the right one. */
export type CsvColumns = Partial<Record<CsvField, string>>;
export type ColumnIndexes = Partial<Record<CsvField, number>>;

/** Letters and digits only, lower case; best guess first. */
const SYNONYMS: Record<CsvField, readonly string[]> = {
  block: [
    'block',
    'blocklabel',
    'blockname',
    'section',
    'sectionname',
    'zone',
    'zonename',
    'area',
    'sector',
    'group',
    'stand',
    'bereich',
    'sektor',
    'bloc',
    'secteur',
    'blocco',
    'settore',
    'bloco',
    'setor',
  ],
  row: [
    'row',
    'rowlabel',
    'rowname',
    'rownumber',
    'rowno',
    'line',
    'reihe',
    'reihennummer',
    'reihennr',
    'rang',
    'rangée',
    'fila',
    'fileira',
  ],
  seat: [
    'seat',
    'seatlabel',
    'seatname',
    'seatnumber',
    'seatno',
    'number',
    'colnumber',
    'column',
    'place',
    'sitz',
    'sitzplatz',
    'sitznummer',
    'sitznr',
    'platz',
    'platznummer',
    'platznr',
    'siège',
    'posto',
    'assento',
    'lugar',
  ],
  x: ['x', 'posx', 'positionx', 'xposition', 'coordx', 'left', 'positionleft', 'positioncolnumber'],
  y: ['y', 'posy', 'positiony', 'yposition', 'coordy', 'top', 'positiontop', 'positionrownumber'],
  rotation: ['rotation', 'angle', 'drehung'],
  access: ['access', 'accessibility', 'barrierefreiheit'],
  restrictedView: ['restrictedview', 'restricted', 'sichtbehinderung', 'sichteinschränkung'],
  category: ['category', 'categorykey', 'pricecategory', 'pricelevel', 'kategorie', 'catégorie', 'categoria'],
  plan: ['plan', 'planname', 'venue', 'venuename', 'stadium', 'field'],
};

/** Which cell of the header holds which field. */
export function findColumns(header: readonly string[], chosen: CsvColumns): ColumnIndexes {
  const cells = header.map(simplify);
  const indexes: ColumnIndexes = {};
  for (const field of FIELDS) {
    const wanted = chosen[field];
    const names = wanted === undefined ? SYNONYMS[field] : [simplify(wanted)];
    const name = names.find((candidate) => cells.includes(candidate));
    if (name !== undefined) indexes[field] = cells.indexOf(name);
  }
  return indexes;
}

function simplify(cell: string): string {
  return cell
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
