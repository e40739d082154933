import type { ReportPage } from '@parterre/contract/reports/report-page';

type ColumnKind = ReportPage['columns'][number]['kind'];

export interface PaperColumn {
  kind: ColumnKind;
  header: string;
  /** What its cells say, and its sum. */
  texts: readonly string[];
}

/** How many characters at the smallest size fit beside each other on A4 on its side, even if all are capitals. */
const SHEET = 176;
const SMALLEST_PT = 7;
const LARGEST_PT = 8;
/** What is left free beside a cell. */
const GAP = 1.5;
/** A text of several words is given so much before it goes on in the next line. */
const TEXT = 14;

/**
 * Distributes columns over as many parts as it takes for no number, date, code or word to be broken, at the largest font
 * size at which each part fits a sheet. `reserved` is the width of the row numbers that every part begins with.
 */
export function splitForPaper(
  columns: readonly PaperColumn[],
  reserved: number,
): { parts: { from: number; to: number }[]; sizePt: number } {
  const widths = columns.map((column) => widthOf(column) + GAP);
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= SHEET) return { parts: [{ from: 0, to: columns.length }], sizePt: sizeOf(total) };
  // Parts of about the same width: one that has two columns only would be read as left over.
  const room = SHEET - reserved - GAP;
  const share = Math.min(room, total / Math.ceil(total / room) + TEXT / 2);
  const parts = [{ from: 0, to: 0, width: 0 }];
  widths.forEach((width, at) => {
    const last = parts.at(-1);
    if (last && (last.width === 0 || last.width + width <= share)) {
      last.to = at + 1;
      last.width += width;
    } else parts.push({ from: at, to: at + 1, width });
  });
  const widest = Math.max(...parts.map((part) => part.width)) + reserved + GAP;
  return { parts: parts.map(({ from, to }) => ({ from, to })), sizePt: sizeOf(widest) };
}

const sizeOf = (width: number): number =>
  Math.round(10 * Math.min(LARGEST_PT, Math.max(SMALLEST_PT, (SMALLEST_PT * SHEET) / Math.max(1, width)))) / 10;

function widthOf({ kind, header, texts }: PaperColumn): number {
  const wholes = texts.flatMap((text) => splitWholes(text, kind));
  const roomy = kind === 'text' ? Math.min(TEXT, longest(texts)) : 0;
  return Math.max(1, roomy, longest(wholes), longest(header.split(/\s+/)));
}

const longest = (texts: readonly string[]): number => texts.reduce((most, { length }) => Math.max(most, length), 0);

/** Returns what paper may not break: words of a text, pieces of an e-mail address, everything else as a whole. */
export function splitWholes(text: string, kind: ColumnKind): string[] {
  if (kind !== 'text') return [text];
  return /\s/.test(text) ? text.split(/\s+/) : text.split(/(?<=@)|(?=(?<=@.*)\.)/);
}
