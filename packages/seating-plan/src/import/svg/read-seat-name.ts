/** What an element says of the seat it draws. */
export interface SeatClaim {
  /** As it stands in the file, to show and to compare. */
  readonly text: string;
  readonly block?: string;
  readonly row?: string;
  readonly seat?: string;
  /** Of a name that does not say which part is which. */
  readonly parts?: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;
type Told = Pick<SeatClaim, 'block' | 'row' | 'seat'>;
type Role = keyof Told;

const WORDS: Record<Role, string> = {
  row: 'row reihe rangée fila rij',
  seat: 'seat sitzplatz sitz platz place chair stuhl asiento stoel',
  block: 'section sektion sector sektor block area bereich zone sec floor level tribüne',
};
const ROLE_OF = new Map(
  (['row', 'seat', 'block'] as const).flatMap((role) => WORDS[role].split(' ').map((word) => [word, role] as const)),
);
const lower = [...ROLE_OF.keys()];
const capital = lower.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
const upper = lower.map((word) => word.toUpperCase());
/** Words that stand alone, or before a number or a capital: `row-A`, `RowA`, `SEAT12`. */
const WORD = new RegExp(
  `(?<!\\p{Ll})(?:${capital.join('|')})(?!\\p{Ll})|(?<!\\p{L})(?:${lower.join('|')})(?!\\p{Ll})|(?<!\\p{L})(?:${upper.join('|')})(?!\\p{L})`,
  'gu',
);

/** What drawing programs call their objects, and parts of a building that nobody sits on. */
const NO_SEAT = new RegExp(
  `^(?:${[
    'svg svgid xmlid g group gruppe layer ebene calque path pfad rect rectangle rechteck circle kreis ellipse oval polygon',
    'polyline line linie use image bild shape vector frame text tspan symbol mask clip clippath defs union subtract copy kopie',
    'component instance stage bühne exit entrance entry ausgang eingang door tür bar wc toilet toilets toilette stair stairs',
    'treppe aisle gang legend legende bg background label outline icon logo price preis category kategorie',
  ]
    .join(' ')
    .split(' ')
    .join('|')})\\d*$`,
  'iu',
);
const LONGEST = 200;
const SEPARATORS = ['|', ';', '/', ':', ',', '·', '-', '_', '.', ' '];
const PARTS_MAX = 4;
const LETTERS_AND_NUMBER = /^(\p{Lu}{1,2})\s?(\d{1,3}\p{Ll}?)$/u;
const NUMBER = /^\p{L}{0,1}\d{1,4}\p{L}?$/u;

/** Most elements of a drawing have none of them. */
const TELLING = /^(?:id|inkscape:label|aria-label|data-.*)$/;

/** By data attributes, else by words, else by the parts of a name; nothing when nothing is said. */
export function readClaim(attributes: Attributes, title: string): SeatClaim | undefined {
  if (title === '' && !Object.keys(attributes).some((name) => TELLING.test(name))) return undefined;
  const data = readData(attributes);
  const texts = [
    attributes.id,
    attributes['inkscape:label'],
    attributes['data-label'],
    attributes['data-name'],
    attributes['data-id'],
    attributes['data-seat-id'],
    data.row === undefined ? attributes['data-seat'] : undefined,
    attributes['aria-label'],
    title,
  ].flatMap((text) => (!text || text.length > LONGEST ? [] : [unescapeId(text)]));
  const [text = ''] = texts;
  if (data.row !== undefined && data.seat !== undefined) return { text, ...data };
  const worded = texts.map((words) => ({ text: words, ...readWords(words) }));
  const complete = worded.find(({ told }) => told.row !== undefined && told.seat !== undefined);
  if (complete) return { text: complete.text, ...complete.told, ...data };
  for (const { text: name, told, rest } of worded) {
    const isBlock = told.block !== undefined && told.row === undefined && told.seat === undefined;
    const parts = isBlock ? checkParts(rest) : splitParts(name);
    if (parts) return { text: name, ...(isBlock ? told : {}), ...pick(data, 'block', 'row'), parts };
  }
  const partly = worded.find(({ told }) => Object.keys(told).length > 0);
  const number = texts.map((name) => name.replace(/^_/, '')).find((name) => NUMBER.test(name));
  const told = { ...partly?.told, ...data };
  if (told.seat === undefined && number !== undefined) return { text, ...told, seat: number };
  return Object.keys(told).length > 0 ? { text: partly?.text ?? text, ...told } : undefined;
}

const DATA: Record<Role, readonly string[]> = {
  block: ['data-block', 'data-section', 'data-sector', 'data-area'],
  row: ['data-row', 'data-row-label', 'data-row-name'],
  seat: ['data-seat', 'data-seat-number', 'data-seat-label', 'data-number'],
};

function readData(attributes: Attributes): Told {
  const read = (role: Role) =>
    DATA[role].map((name) => attributes[name]?.trim()).find((value) => value && value !== 'true' && value !== 'false');
  const told = { block: read('block'), row: read('row'), seat: read('seat') };
  return pick(told, 'block', 'row', 'seat');
}

function pick(told: { [Key in Role]?: string | undefined }, ...roles: Role[]): Told {
  return Object.fromEntries(roles.flatMap((role) => (told[role] === undefined ? [] : [[role, told[role]]])));
}

/** `Stalls, row 3, seat 12` in words: what follows each, what stands before them all, and what no word is for. */
function readWords(text: string): { told: Told; rest: string[] } {
  const tokens = text.replaceAll(WORD, ' $& ').split(/[^\p{L}\p{N}]+/u);
  const told: { [Key in Role]?: string } = {};
  const before: string[] = [];
  const rest: string[] = [];
  let role: Role | undefined;
  let isFirst = true;
  for (const token of tokens.filter(Boolean)) {
    const next = ROLE_OF.get(token.toLowerCase());
    if (next) {
      role = next;
      isFirst = false;
      continue;
    }
    if (isFirst) before.push(token);
    else if (role === undefined) rest.push(token);
    else if (role === 'block' && told.block !== undefined) told.block += ` ${token}`;
    else told[role] ??= token;
    role = undefined;
  }
  const lead = before.filter((token) => !NO_SEAT.test(token)).join(' ');
  if (lead !== '' && told.row !== undefined && told.seat !== undefined)
    told.block = told.block === undefined ? lead : `${lead} ${told.block}`;
  return { told, rest: [...before, ...rest] };
}

/** The parts of a name by the strongest separator in it; words for a seat or a row before them are no part. */
function splitParts(text: string): readonly string[] | undefined {
  const joined = LETTERS_AND_NUMBER.exec(text);
  if (joined) return checkParts(joined.slice(1));
  const separator = SEPARATORS.find((sign) => text.includes(sign));
  if (separator === undefined) return undefined;
  const parts = text.split(separator).map((part) => {
    const word = part.match(WORD)?.[0];
    const bare = word !== undefined && part.startsWith(word) ? part.slice(word.length) : part;
    return bare.replace(/^[\s_]+(?=.)/u, '').trim();
  });
  return checkParts(parts.filter((part) => part !== ''));
}

function checkParts(parts: readonly string[]): readonly string[] | undefined {
  const isName =
    parts.length > 1 &&
    parts.length <= PARTS_MAX &&
    parts.some((part) => /\p{N}/u.test(part)) &&
    !parts.some((part) => NO_SEAT.test(part.replaceAll('_', '')));
  return isName ? parts : undefined;
}

/** Drawing programs write signs that an id may not have as their number: `_x31_-A`. */
const unescapeId = (text: string): string =>
  text.replaceAll(/_x([\da-fA-F]{2,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();
