import { selectSettings, setLanguage } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
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
