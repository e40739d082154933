import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import type { EventWords } from '../use-event-words.ts';

interface BeforeGroupsProps {
  words: EventWords;
  showCode: string;
}

/** Shown in a drawer until the price groups of the show have loaded, or if there are none. */
export function BeforeGroups({ words, showCode }: BeforeGroupsProps) {
  const { t } = useTranslation('offer-codes');
  if (words.error !== undefined) return <RetryAlert error={words.error} onRetry={words.retry} />;
  if (!words.isReady) return <SkeletonRows count={5} label={t('loading')} rowHeight={56} />;
  return (
    <Alert severity="info">
      {t('new.noGroups')} <Link href={paths.showTicketGroup(showCode, 'new')}>{t('new.addGroup')}</Link>
    </Alert>
  );
}
