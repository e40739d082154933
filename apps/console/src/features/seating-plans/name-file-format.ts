import { PLAN_FORMAT_NAMES, type PlanFormat } from '@parterre/seating-plan/import';
import type { TFunction } from 'i18next';

/** What people call a file format, also one that is not read; nothing for a format that is not known. */
export function nameFileFormat(format: string | null, t: TFunction<'seating-plans'>): string | undefined {
  return format !== null && isKnown(format) ? t(`fileFormats.${format}`) : undefined;
}

/** The format a finding names in English, in the reader's language; the name as it came where none has it. */
export function translateFormatName(name: string, t: TFunction<'seating-plans'>): string {
  const format = Object.keys(PLAN_FORMAT_NAMES).find((key) => isKnown(key) && PLAN_FORMAT_NAMES[key] === name);
  return nameFileFormat(format ?? null, t) ?? name;
}

const isKnown = (format: string): format is PlanFormat => Object.hasOwn(PLAN_FORMAT_NAMES, format);
