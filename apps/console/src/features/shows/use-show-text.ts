import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';

/** Chooses texts of an event in the reader's language. */
export function useShowText(): (texts: Record<string, string>, defaultCulture?: string) => string {
  const { i18n } = useTranslation('shows');
  return (texts, defaultCulture) => chooseText(texts, i18n.language, defaultCulture);
}
