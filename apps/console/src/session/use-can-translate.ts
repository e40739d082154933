import type { Permission } from '@parterre/contract/wire/permissions';
import { useFeatures } from './use-features.ts';
import { usePromoter } from './use-promoter.ts';

/** Who may write an event, a price or a campaign writes its texts in every language. */
const WRITES_TEXTS: readonly Permission[] = ['show:write', 'price:write', 'campaign:write'];

/**
 * The one place that decides whether texts can be translated (spec §3, translationDisabled): by who may write texts,
 * where any of their promoters writes in a second language. Every link to a translation and the drawer obey it.
 */
export function useCanTranslate(): boolean {
  const { features } = useFeatures();
  const hasLanguages = usePromoter().all.some(({ cultures }) => cultures.length > 1);
  return hasLanguages && WRITES_TEXTS.some((permission) => features?.permissions.has(permission));
}
