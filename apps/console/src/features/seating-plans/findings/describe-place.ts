import type { PlanFinding } from '@parterre/contract/seating-plans';
import type { TFunction } from 'i18next';

/** Where a finding is, in the plan or in the file: 'Block North, row A, seat 12', 'Standing area Pit', 'Line 4, column 7'; '' for nowhere. */
export function describePlace(place: PlanFinding['place'], t: TFunction<'seating-plans'>): string {
  const { block, blockIndex, row, rowIndex, seat, seatIndex, area, areaIndex, line, column, path } = place;
  const parts = [
    block?.trim() ? nameBlock(block, t) : countBlank(block, blockIndex, (number) => t('place.blockNumber', { number })),
    row?.trim() ? t('place.row', { row }) : countBlank(row, rowIndex, (number) => t('place.rowNumber', { number })),
    seat?.trim()
      ? t('place.seat', { seat })
      : countBlank(seat, seatIndex, (number) => t('place.seatNumber', { number })),
    area ? t('place.area', { area }) : areaIndex !== undefined && t('place.areaNumber', { number: areaIndex + 1 }),
    line !== undefined && t('place.line', { line }),
    column !== undefined && t('place.column', { column }),
    path && t('place.path', { path }),
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What has no label is counted from 1, lest two of them look like one place. */
const countBlank = (label: string | undefined, index: number | undefined, say: (number: number) => string) =>
  label === undefined || index === undefined ? undefined : say(index + 1);

/** A label that says it itself, 'Block 1', is not called a block twice. */
function nameBlock(block: string, t: TFunction<'seating-plans'>): string {
  const word = t('place.block', { block: '' }).toLocaleLowerCase();
  return block.toLocaleLowerCase().startsWith(word) ? block : t('place.block', { block });
}
