import type { TimeFormat } from '@parterre/contract/choices/access-choices';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useGetAccountQuery } from '#api/queries/promoters/accounts.ts';
import { selectSettings, setLanguage } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { readTimeFormat, setTimeFormat, watchTimeFormat } from '#dates/time-format.ts';
import { listTranslatedLanguages, shownLanguage } from '#i18n/languages.ts';
import { changeLanguage } from '#i18n/start-i18n.ts';

interface LanguageChoice {
  current: string;
  offered: string[];
  choose: (language: string) => void;
}

export function useLanguageChoice(): LanguageChoice {
  const dispatch = useAppDispatch();
  const current = shownLanguage(useAppSelector(selectSettings).language);
  return {
    current,
    offered: listTranslatedLanguages(),
    choose: (language) => {
      dispatch(setLanguage(language));
      void changeLanguage(language);
    },
  };
}

/**
 * Applies the language and time format of the user's account once it has loaded, and after each change; until then this
 * browser's last choice applies. Returns the time format.
 */
export function useAccountSettings(): TimeFormat {
  const { data } = useGetAccountQuery();
  const { choose } = useLanguageChoice();
  const latest = useRef(choose);
  latest.current = choose;
  // Changing the language loads texts, which only an effect may start.
  useEffect(() => {
    if (data?.language) latest.current(data.language);
  }, [data?.language]);
  // Kept on this device for every date written and for the next visit.
  useEffect(() => {
    if (data) setTimeFormat(data.timeFormat);
  }, [data]);
  return useSyncExternalStore(watchTimeFormat, readTimeFormat);
}
