import { useTranslation } from 'react-i18next';
import type { TicketWarning } from './read-warnings.ts';

/** Describes a warning in the reader's language, with the part of the ticket it concerns. */
export function useWarningWords() {
  const { t } = useTranslation('programme');
  return ({ code, about }: TicketWarning): string => {
    const part = about === null ? '' : t(`printed.about.${about}`, { defaultValue: '' });
    const words = t(`printed.warnings.${code}`);
    return part === '' ? words : t('printed.warningAbout', { part, words });
  };
}
