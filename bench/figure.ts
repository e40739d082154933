export interface Figure {
  bench: string;
  figure: string;
  value: number | null;
  unit: string;
  baseline?: number;
  ratio?: number;
  goal: string;
  /** null if it could not be measured on this machine; `note` gives the reason. */
  ok: boolean | null;
  note?: string;
}

const printed: Figure[] = [];

/** Prints one JSON object per line on stdout, for programs; `printTable` writes the table for people at the end. */
export function printFigure(figure: Figure): void {
  const rounded = {
    ...figure,
    value: round(figure.value),
    ...(figure.baseline === undefined ? {} : { baseline: round(figure.baseline) }),
    ...(figure.ratio === undefined ? {} : { ratio: round(figure.ratio) }),
  };
  printed.push(rounded);
  process.stdout.write(`${JSON.stringify(rounded)}\n`);
}

/** Prints the figures so far as a table on stderr. */
export function printTable(): void {
  const rows = printed.map((figure) => [
    figure.ok === null ? '–' : figure.ok ? 'ok' : 'MISSED',
    figure.figure,
    figure.value === null ? (figure.note ?? '') : `${figure.value} ${figure.unit}`,
    figure.baseline === undefined ? '' : `baseline ${figure.baseline}`,
    figure.ratio === undefined ? '' : `ratio ${figure.ratio}`,
    figure.goal,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    process.stderr.write(`${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

const round = <T extends number | null>(value: T): T => (value === null ? value : (Number(value.toPrecision(4)) as T));
