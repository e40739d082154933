import { useTranslation } from 'react-i18next';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { LANGUAGES } from '#i18n/languages.ts';
import { useLanguageChoice } from '../use-language-choice.ts';
import { ChoiceList } from './choice-list.tsx';

export function LanguageDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { current, offered, choose } = useLanguageChoice();
  const choices = offered.map((language) => ({ id: language, label: LANGUAGES[language] ?? language, lang: language }));
  return (
    <AppDrawer open heading={{ title: t('language.title') }} onClose={onClose}>
      <ChoiceList
        label={t('language.title')}
        choices={choices}
        chosen={current}
        onChoose={(language) => {
          choose(language);
          onClose();
        }}
      />
    </AppDrawer>
  );
}
