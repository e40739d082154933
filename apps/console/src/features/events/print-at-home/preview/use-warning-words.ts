import { useTranslation } from 'react-i18next';
import type { TicketWarning } from './read-warnings.ts';

/** What is wrong with a ticket, in words, with the part of it that has it. */
export function useWarningWords() {
  const { t } = useTranslation('print-at-home');
  return ({ code, about }: TicketWarning): string => {
    const part = about === null ? '' : t(`about.${about}`, { defaultValue: '' });
    const words = t(`warnings.${code}`);
    return part === '' ? words : t('warningAbout', { part, words });
  };
}
