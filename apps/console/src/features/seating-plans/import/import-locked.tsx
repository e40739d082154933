import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Instead of the import, for who may not. */
export function ImportLocked({ reason, venueId }: { reason: string; venueId: number }) {
  const { t } = useTranslation('seating-plans');
  return (
    <EmptyState
      actions={<Button href={paths.venue(venueId)}>{t('import.backToVenue')}</Button>}
      text={reason}
      title={t('import.locked')}
    />
  );
}
