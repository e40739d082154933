import type { ImageRefusal } from '@parterre/contract/choices/image-sizes';
import type { TFunction } from 'i18next';
import { errorText } from '../api/error-text.ts';
import { findProblem } from '../api/failure.ts';

const REASONS: Record<ImageRefusal, true> = {
  UNREADABLE: true,
  TOO_MANY_PIXELS: true,
  TOO_MUCH_MEMORY: true,
  TOO_SLOW: true,
};

/** Why a picture was not taken, and what to do: its own words where pictures have some, else those of the error. */
export function describeImageError(error: unknown, t: TFunction<'images'>): string {
  const problem = findProblem(error);
  switch (problem?.code) {
    case 'FILE_TOO_LARGE':
      return t('refused.tooLarge');
    case 'FILE_TYPE_REFUSED':
      return t('refused.type');
    case 'BUSY':
      return t('refused.busy');
    case 'IMAGE_REFUSED': {
      const { reason, ...values } = problem.details ?? {};
      return isReason(reason) ? t(`refused.${reason}`, values) : errorText(error);
    }
    default:
      return errorText(error);
  }
}

const isReason = (reason: unknown): reason is ImageRefusal => typeof reason === 'string' && reason in REASONS;
