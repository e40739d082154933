import type { PlanFinding } from '@parterre/contract/seating-plans';
import { CSV_FIELDS, type CsvField } from '@parterre/seating-plan';
import type { TFunction } from 'i18next';
import { describeTableFault, isFault } from '#imports/choose-file.tsx';
import { formatBytes } from '../format-bytes.ts';
import { translateFormatName } from '../name-file-format.ts';

type Values = PlanFinding['values'];

/** What a finding says, in the reader's language. A code without a text is shown as it is, never swallowed. */
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

/** The columns a table lacks, in the words of the page. */
function nameFields(missing: Values[string] | undefined, t: TFunction<'seating-plans'>): Values {
  if (typeof missing !== 'string') return {};
  const names = missing
    .split(', ')
    .map((field) => (isField(field) ? t(`seating-plans:import.column.${field}`) : field));
  return { missing: names.join(', ') };
}

/** A code whose values call for other words has a text per variant: `DRAWING_LEFT_OUT_booths`. */
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
