import type { ExportValue } from '../columns/table-column.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Excel's own limits. */
const SHEET_NAME_LENGTH = 31;

/** One sheet with a fixed heading row; texts stay texts, whatever they start with. The writer is loaded on demand. */
export async function writeExcel(
  sheetName: string,
  headings: readonly string[],
  cells: readonly ExportValue[][],
): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name:
          sheetName
            .replace(/[\\/?*[\]:]/g, ' ')
            .slice(0, SHEET_NAME_LENGTH)
            .trim() || 'Export',
        columns: headings.map(() => ({ autoWidth: true })),
        rows: [[...headings], ...cells.map((row) => row.map((value) => value ?? null))],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: TYPE });
}
