import type { PlanFinding } from '@parterre/contract/seating-plans';
import type { TFunction } from 'i18next';

/** Where a finding is, in the plan or in the file: 'Block North, row A, seat 12', 'Standing area Pit', 'Line 4, column 7'; '' for nowhere. */
export function describePlace(place: PlanFinding['place'], t: TFunction<'seating-plans'>): string {
  const { block, row, seat, area, areaIndex, line, column, path } = place;
  const parts = [
    block && nameBlock(block, t),
    row && t('place.row', { row }),
    seat && t('place.seat', { seat }),
    area ? t('place.area', { area }) : areaIndex !== undefined && t('place.areaNumber', { number: areaIndex + 1 }),
    line !== undefined && t('place.line', { line }),
    column !== undefined && t('place.column', { column }),
    path && t('place.path', { path }),
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A label that says it itself, 'Block 1', is not called a block twice. */
function nameBlock(block: string, t: TFunction<'seating-plans'>): string {
  const word = t('place.block', { block: '' }).toLocaleLowerCase();
  return block.toLocaleLowerCase().startsWith(word) ? block : t('place.block', { block });
}
