import { TABLE_FAULTS, type TableFaultCode } from '@parterre/seating-plan/table-file';
import type { TFunction } from 'i18next';
import { errorText } from '#api/error-text.ts';
import { findFieldErrors } from '#forms/object/field-error-text.ts';

/** What is wrong with an uploaded table as a whole, or with sending it, in the reader's language. */
export function describeFileError(error: unknown, t: TFunction): string {
  const [first] = findFieldErrors(error);
  if (!first) return errorText(error);
  const { fault, ...values } = first.values ?? {};
  if (isFault(fault)) return describeTableFault(fault, values, t);
  return first.code === 'fileColumn' ? t('errors:fields.fileColumn') : errorText(error);
}

export const describeTableFault = (
  fault: TableFaultCode,
  values: Readonly<Record<string, string | number | boolean>>,
  t: TFunction,
): string => t(`kit:imports.fault.${fault}`, { ...values });

export const isFault = (fault: unknown): fault is TableFaultCode => TABLE_FAULTS.some((known) => known === fault);
