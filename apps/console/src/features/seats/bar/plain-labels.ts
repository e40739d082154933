import { foldLabel, type Geometry } from '@parterre/seating-plan';

const BETWEEN = /[\s|,;:/\\._\u2010-\u2015-]+/gu;

/** Words as they are compared: folded, full width as narrow, with one space for whatever people put between them. */
export function toPlain(text: string): string {
  const folded = foldLabel(text.normalize('NFKC'));
  return folded.replace(BETWEEN, ' ').trim() || folded.trim();
}

/** The labels of a plan as they are compared. */
interface PlainLabels {
  blocks: readonly string[];
  rows: readonly string[];
  seatLabel: (seat: number) => string;
}

const known = new WeakMap<Geometry, PlainLabels>();

/** Made once for a plan: they are read with every key. */
export function readPlainLabels(geometry: Geometry): PlainLabels {
  const made = known.get(geometry) ?? makePlainLabels(geometry);
  known.set(geometry, made);
  return made;
}

function makePlainLabels({ blocks, rows, label, labels }: Geometry): PlainLabels {
  const seatLabels: string[] = [];
  return {
    blocks: blocks.map((block) => toPlain(block.label)),
    rows: rows.map((row) => toPlain(row.label)),
    seatLabel: (seat) => {
      const at = label[seat] ?? 0;
      seatLabels[at] ??= toPlain(labels[at] ?? '');
      return seatLabels[at];
    },
  };
}
