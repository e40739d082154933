import { useTranslation } from 'react-i18next';
import type { TicketWarning } from './read-warnings.ts';

/** Describes a warning in the reader's language, with the part of the ticket it concerns. */
export function useWarningWords() {
  const { t } = useTranslation('print-at-home');
  return ({ code, about }: TicketWarning): string => {
    const part = about === null ? '' : t(`about.${about}`, { defaultValue: '' });
    const words = t(`warnings.${code}`);
    return part === '' ? words : t('warningAbout', { part, words });
  };
}
