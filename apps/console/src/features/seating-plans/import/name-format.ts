import type { PlanPreview } from '@parterre/contract/seating-plans';
import { PLAN_FORMAT_NAMES, type PlanFormat } from '@parterre/seating-plan/import';

/** The name people know a format by, also one that is not read; nothing when the file is of no known format. */
export function nameFormat({ format }: Pick<PlanPreview, 'format'>): string | undefined {
  return format !== null && isKnown(format) ? PLAN_FORMAT_NAMES[format] : undefined;
}

const isKnown = (format: string): format is PlanFormat => Object.hasOwn(PLAN_FORMAT_NAMES, format);
