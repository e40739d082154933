import { useLayoutEffect } from 'react';
import { setTranslationDisabled } from '../api/settings.ts';
import { useAppDispatch } from '../api/store.ts';
import { useCan } from './use-features.ts';
import { usePromoter } from './use-promoter.ts';

interface TextOwner {
  promoterCode: string;
  defaultCulture: string;
  name: Readonly<Record<string, string>>;
}

/**
 * The languages an object's promoter writes in; what the object itself has, for those who see only the object. The one
 * place that decides whether its texts can be translated (spec §3, translationDisabled): with a second language, by who
 * may write texts.
 */
export function useTextCultures({ promoterCode, defaultCulture, name }: TextOwner): readonly string[] {
  const dispatch = useAppDispatch();
  const canWrite = useCan('text:write');
  const promoter = usePromoter().all.find(({ code }) => code === promoterCode);
  const cultures = promoter?.cultures ?? [...new Set([defaultCulture, ...Object.keys(name)])];
  const isDisabled = !canWrite || cultures.length < 2;
  useLayoutEffect(() => {
    dispatch(setTranslationDisabled(isDisabled));
  }, [dispatch, isDisabled]);
  return cultures;
}
