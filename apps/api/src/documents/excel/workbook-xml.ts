/** The XML files of a workbook (ECMA-376), reduced to what spreadsheet programs require. */

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the XML of a sheet up to its first row. The first row is frozen. */
export function startSheet(columns: readonly { width: number }[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

/** The maximum number of characters in a cell. */
const TEXT_LENGTH_MAX = 32_767;
/** Characters of XML syntax, characters that XML forbids, and text that would be read as an escape of those. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
const ESCAPED = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/;
const EACH_ESCAPED = new RegExp(ESCAPED, 'g');
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the text of a cell, whose leading and trailing spaces are kept. */
export const writeText = (text: string): string =>
  `<t xml:space="preserve">${escapeText(text.slice(0, TEXT_LENGTH_MAX))}</t>`;

const escapeText = (text: string): string =>
  ESCAPED.test(text)
    ? text.replace(
        EACH_ESCAPED,
        (sign) => NAMED[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      )
    : text;

const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;');

/** Ids below this are reserved for built-in number formats. */
const FIRST_FORMAT = 164;

/** Returns the styles of cells: a plain one, one for headers, and one for each format. */
export function styles(formats: readonly string[]): string {
  const own = formats.map(
    (format, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${escapeAttribute(format)}"/>`,
  );
  const looks = [look(0, 0), look(0, 1), ...formats.map((_, at) => look(FIRST_FORMAT + at, 0))];
  return [
    `${DECLARATION}<styleSheet xmlns="${MAIN}">`,
    own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '',
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${looks.length}">${looks.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

const look = (format: number, font: number): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1"' : ''}/>`;

export const workbook = (names: readonly string[]): string =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names
    .map((name, at) => `<sheet name="${escapeAttribute(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

export const relations = (sheets: number): string =>
  listRelations([
    ...Array.from({ length: sheets }, (_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ['styles', 'styles.xml'],
  ]);

export const mainRelations = (): string => listRelations([['officeDocument', 'xl/workbook.xml']]);

const listRelations = (all: readonly (readonly [type: string, target: string])[]): string =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

export function contentTypes(sheets: number): string {
  const parts = [
    ['workbook', 'sheet.main'],
    ['styles', 'styles'],
    ...Array.from({ length: sheets }, (_, at) => [`worksheets/sheet${at + 1}`, 'worksheet'] as const),
  ];
  return [
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...parts.map(([path, type]) => `<Override PartName="/xl/${path}.xml" ContentType="${CONTENT}.${type}+xml"/>`),
    '</Types>',
  ].join('');
}
