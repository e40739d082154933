export interface SeatName {
  /** The name as the file has it, to show and to compare. */
  readonly text: string;
  readonly block?: string;
  readonly row?: string;
  readonly seat?: string;
  /** The parts of a name that does not label them. */
  readonly parts?: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;
type KnownParts = Pick<SeatName, 'block' | 'row' | 'seat'>;
type Role = keyof KnownParts;

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
/** Matches words on their own, or before a number or a capital: `row-A`, `RowA`, `SEAT12`. */
const WORD = new RegExp(
  `(?<!\\p{Ll})(?:${capital.join('|')})(?!\\p{Ll})|(?<!\\p{L})(?:${lower.join('|')})(?!\\p{Ll})|(?<!\\p{L})(?:${upper.join('|')})(?!\\p{L})`,
  'gu',
);

/** Matches default names of drawing programs, and parts of a building without seats. */
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
const NAME_LENGTH_MAX = 200;
const SEPARATORS = ['|', ';', '/', ':', ',', '·', '-', '_', '.', ' '];
const PARTS_MAX = 4;
const LETTERS_AND_NUMBER = /^(\p{Lu}{1,2})\s?(\d{1,3}\p{Ll}?)$/u;
const NUMBER = /^\p{L}{0,1}\d{1,4}\p{L}?$/u;

/** Matches attributes that may name a seat; most elements have none of them. */
const TELLING = /^(?:id|inkscape:label|aria-label|data-.*)$/;

/** Reads data attributes, else words, else the parts of a name; undefined if there are none. */
export function readSeatName(attributes: Attributes, title: string): SeatName | undefined {
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
  ].flatMap((text) => (!text || text.length > NAME_LENGTH_MAX ? [] : [unescapeId(text)]));
  const [text = ''] = texts;
  if (data.row !== undefined && data.seat !== undefined) return { text, ...data };
  const worded = texts.map((words) => ({ text: words, ...readWords(words) }));
  const complete = worded.find(({ known }) => known.row !== undefined && known.seat !== undefined);
  if (complete) return { text: complete.text, ...complete.known, ...data };
  for (const { text: name, known, rest } of worded) {
    const isBlock = known.block !== undefined && known.row === undefined && known.seat === undefined;
    const parts = isBlock ? checkParts(rest) : splitParts(name);
    if (parts) return { text: name, ...(isBlock ? known : {}), ...pick(data, 'block', 'row'), parts };
  }
  const partly = worded.find(({ known }) => Object.keys(known).length > 0);
  const number = texts.map((name) => name.replace(/^_/, '')).find((name) => NUMBER.test(name));
  const known = { ...partly?.known, ...data };
  if (known.seat === undefined && number !== undefined) return { text, ...known, seat: number };
  return Object.keys(known).length > 0 ? { text: partly?.text ?? text, ...known } : undefined;
}

const DATA: Record<Role, readonly string[]> = {
  block: ['data-block', 'data-section', 'data-sector', 'data-area'],
  row: ['data-row', 'data-row-label', 'data-row-name'],
  seat: ['data-seat', 'data-seat-number', 'data-seat-label', 'data-number'],
};

function readData(attributes: Attributes): KnownParts {
  const read = (role: Role) =>
    DATA[role].map((name) => attributes[name]?.trim()).find((value) => value && value !== 'true' && value !== 'false');
  const known = { block: read('block'), row: read('row'), seat: read('seat') };
  return pick(known, 'block', 'row', 'seat');
}

function pick(known: { [Key in Role]?: string | undefined }, ...roles: Role[]): KnownParts {
  return Object.fromEntries(roles.flatMap((role) => (known[role] === undefined ? [] : [[role, known[role]]])));
}

/**
 * Reads words such as `Stalls, row 3, seat 12`: returns the token after each word, those before all words, and the
 * rest.
 */
function readWords(text: string): { known: KnownParts; rest: string[] } {
  const tokens = text.replaceAll(WORD, ' $& ').split(/[^\p{L}\p{N}]+/u);
  const known: { [Key in Role]?: string } = {};
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
    else if (role === 'block' && known.block !== undefined) known.block += ` ${token}`;
    else known[role] ??= token;
    role = undefined;
  }
  const lead = before.filter((token) => !NO_SEAT.test(token)).join(' ');
  if (lead !== '' && known.row !== undefined && known.seat !== undefined)
    known.block = known.block === undefined ? lead : `${lead} ${known.block}`;
  return { known, rest: [...before, ...rest] };
}

/** Splits a name at its strongest separator; words for a seat or row at the start of a part are dropped. */
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

/** Decodes characters that an id must not contain: drawing programs write their code, as in `_x31_-A`. */
const unescapeId = (text: string): string =>
  text.replaceAll(/_x([\da-fA-F]{2,4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim();
