import type { TimeFormat } from '@parterre/contract/choices/access-choices';
import { useEffect, useRef, useState } from 'react';
import { useGetAccountQuery } from '#api/queries/promoters/accounts.ts';
import { selectSettings, setLanguage } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { readTimeFormat, setTimeFormat } from '#dates/time-format.ts';
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
 * Makes the console speak as its user wants it in every browser, once their account is read and whenever they change it;
 * until then it speaks as this browser last did. Returns how times are written.
 */
export function useAccountSettings(): TimeFormat {
  const { data } = useGetAccountQuery();
  const { choose } = useLanguageChoice();
  const latest = useRef(choose);
  latest.current = choose;
  // The texts of a language are loaded, which only an effect may begin.
  useEffect(() => {
    if (data?.language) latest.current(data.language);
  }, [data?.language]);
  const [timeFormat, showTimeFormat] = useState(readTimeFormat);
  // It is kept for the next visit, too, and pages read it from there: they are drawn again once it is.
  useEffect(() => {
    if (!data) return;
    setTimeFormat(data.timeFormat);
    showTimeFormat(data.timeFormat);
  }, [data]);
  return timeFormat;
}
