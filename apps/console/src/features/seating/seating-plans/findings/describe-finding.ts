import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { CSV_FIELDS, type CsvField } from '@parterre/seating-plan';
import type { TFunction } from 'i18next';
import { describeTableFault, isFault } from '#imports/choose-file.tsx';
import { formatBytes, translateFormatName } from '../plan-words.ts';

type Values = PlanFinding['values'];

/** Describes a finding in the reader's language. A code without a text is shown as it is, never hidden. */
export function describeFinding(
  finding: Pick<PlanFinding, 'code' | 'values'>,
  t: TFunction<'seating-plans'>,
  language: string,
): string {
  const { code, values } = finding;
  const keys = [...findVariants(code, values).map((variant) => `${code}_${variant}`), code];
  const { format, fault, field, blocks, unnamed } = values;
  const count = values.count ?? unnamed ?? blocks;
  const words = {
    ...writeSizes(values, language),
    ...(typeof format === 'string' && { format: translateFormatName(format, t) }),
    ...(isFault(fault) && { words: describeTableFault(fault, values, t) }),
    ...(isField(field) && { field: t(`seating-plans:import.column.${field}`) }),
    ...nameFields(values.missing, t),
    ...(typeof count === 'number' && { count }),
  };
  return t([...keys.map((key) => `seating-plans:findings.${key}`), 'seating-plans:findings.unknown'], {
    ...words,
    code,
  });
}

const isField = (field: unknown): field is CsvField => CSV_FIELDS.some((known) => known === field);

/** Names the missing columns of a table as the page does. */
function nameFields(missing: Values[string] | undefined, t: TFunction<'seating-plans'>): Values {
  if (typeof missing !== 'string') return {};
  const names = missing
    .split(', ')
    .map((field) => (isField(field) ? t(`seating-plans:import.column.${field}`) : field));
  return { missing: names.join(', ') };
}

/** Some codes have a text per variant, chosen by their values: `DRAWING_LEFT_OUT_booths`. */
function findVariants(code: string, values: Values): string[] {
  const { reason, what, layout, length, count, format } = values;
  switch (code) {
    case 'SEAT_PLAN_PARSING':
      return typeof reason === 'string' ? [reason] : [];
    case 'DETAILS_LEFT_OUT':
    case 'DRAWING_LEFT_OUT':
    case 'LABEL_CHARACTERS':
    case 'LABELS_COUNTED':
    case 'NUMBER_OUT_OF_RANGE':
    case 'PLAN_TOO_LARGE':
    case 'SEAT_COORDINATE_MISSING':
      return [String(what)];
    case 'POSITIONS_ARRANGED':
      return [String(layout)];
    case 'SEAT_LABEL_LENGTH':
      return length === 0 ? ['empty'] : [];
    case 'TOO_MANY_SEATS':
      return count === undefined ? ['uncounted'] : [];
    case 'SEATS_ON_OTHERS':
    case 'SEATS_UNNAMED':
      return count === 1 ? ['single'] : [];
    case 'SEATS_WITHOUT_LABELS':
      return count === undefined ? [] : ['counted'];
    case 'FORMAT_NOT_READ':
      return format === '' ? ['unnamed'] : [];
    default:
      return [];
  }
}

function writeSizes(values: Values, language: string): Values {
  const write = (value: Values[string] | undefined) =>
    typeof value === 'number' ? { text: formatBytes(value, language) } : undefined;
  const size = write(values.sizeBytes);
  const max = write(values.maxBytes);
  return { ...values, ...(size && { size: size.text }), ...(max && { maxSize: max.text }) };
}

/**
 * Names the place in the plan or file: 'Block North, row A, seat 12', 'Standing area Pit', 'Line 4, column 7'; '' for
 * none.
 */
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

/** Numbers things without a label from 1, so that two of them do not look like one place. */
const countBlank = (label: string | undefined, index: number | undefined, say: (number: number) => string) =>
  label === undefined || index === undefined ? undefined : say(index + 1);

/** A label that already says so, 'Block 1', is not prefixed. */
function nameBlock(block: string, t: TFunction<'seating-plans'>): string {
  const word = t('place.block', { block: '' }).toLocaleLowerCase();
  return block.toLocaleLowerCase().startsWith(word) ? block : t('place.block', { block });
}
