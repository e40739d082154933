import { toIntlTag } from '@parterre/contract/intl-tag';
import type { listPlanExports, SeatingPlanSummary } from '@parterre/contract/seating-plans/plan';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import { PLAN_FORMAT_NAMES, type PlanFormat } from '@parterre/seating-plan/import';
import type { TFunction } from 'i18next';
import { formatNumber } from '#i18n/format-number.ts';

type PlanSize = Pick<SeatingPlanSummary, 'seatCount' | 'standingCapacity' | 'blockCount' | 'versionNumber'>;

/** Returns '12,851 seats · 84 blocks · Version 1'; standing places only if there are any. */
export function describePlanSize(plan: PlanSize, t: TFunction<'seating-plans'>, language: string): string {
  return [
    t('size.seats', { count: plan.seatCount }),
    plan.standingCapacity > 0 && t('size.standing', { count: plan.standingCapacity }),
    t('size.blocks', { count: plan.blockCount }),
    t('size.version', { version: formatNumber(plan.versionNumber, language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

type PlanExport = AnswerOf<typeof listPlanExports>['items'][number];

export function describeLosses(
  { losses }: Pick<PlanExport, 'losses'>,
  t: TFunction<'seating-plans'>,
  language: string,
): string {
  if (losses.length === 0) return t('export.complete');
  const words = losses.map(({ what, count }) => t(`export.losses.${what}`, { count }));
  return t('export.without', { list: new Intl.ListFormat(language).format(words) });
}

/** Returns the common name of a file format, including formats that cannot be read; undefined for an unknown format. */
export function nameFileFormat(format: string | null, t: TFunction<'seating-plans'>): string | undefined {
  return format !== null && isKnown(format) ? t(`fileFormats.${format}`) : undefined;
}

/** Translates the English format name of a finding; a name without a translation stays as it is. */
export function translateFormatName(name: string, t: TFunction<'seating-plans'>): string {
  const format = Object.keys(PLAN_FORMAT_NAMES).find((key) => isKnown(key) && PLAN_FORMAT_NAMES[key] === name);
  return nameFileFormat(format ?? null, t) ?? name;
}

const isKnown = (format: string): format is PlanFormat => Object.hasOwn(PLAN_FORMAT_NAMES, format);

const MEGABYTE = 1024 * 1024;

/** Formats a file size: whole kilobytes below one megabyte, one decimal above. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= MEGABYTE;
  const value = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / 1024));
  return new Intl.NumberFormat(toIntlTag(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes === 0 ? 0 : value);
}
