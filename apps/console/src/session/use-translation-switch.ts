import { useLayoutEffect } from 'react';
import { setTranslationDisabled } from '../api/settings.ts';
import { useAppDispatch } from '../api/store.ts';
import { useCan } from './use-features.ts';
import { usePromoter } from './use-promoter.ts';

/**
 * The one place that decides whether texts can be translated (spec §3, translationDisabled): by who may write texts,
 * where any of their promoters writes in a second language. Every link to a translation and the drawer obey it.
 */
export function useTranslationSwitch(): void {
  const dispatch = useAppDispatch();
  const canWrite = useCan('text:write');
  const hasLanguages = usePromoter().all.some(({ cultures }) => cultures.length > 1);
  const isDisabled = !canWrite || !hasLanguages;
  useLayoutEffect(() => {
    dispatch(setTranslationDisabled(isDisabled));
  }, [dispatch, isDisabled]);
}
