import type { Permission } from '@parterre/contract/wire/permissions';
import { useFeatures } from './use-features.ts';
import { usePromoter } from './use-promoter.ts';

/** Each of these permissions includes writing texts in every language. */
const WRITES_TEXTS: readonly Permission[] = ['show:write', 'price:write', 'campaign:write'];

/**
 * Decides for the whole console whether texts can be translated (spec §3, translationDisabled): the user may write
 * texts, and one of their promoters has a second language.
 */
export function useCanTranslate(): boolean {
  const { features } = useFeatures();
  const hasLanguages = usePromoter().all.some(({ cultures }) => cultures.length > 1);
  return hasLanguages && WRITES_TEXTS.some((permission) => features?.permissions.has(permission));
}
