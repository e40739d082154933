import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import type { EventWords } from '../use-event-words.ts';

interface BeforeGroupsProps {
  words: EventWords;
  showCode: string;
}

/** Shown in a drawer until the price groups of the show have loaded, or if there are none. */
export function BeforeGroups({ words, showCode }: BeforeGroupsProps) {
  const { t } = useTranslation('offer-codes');
  const { isReady, error, retry } = words;
  return (
    <LoadedPart label={t('loading')} result={{ data: isReady || undefined, error, refetch: retry }} rows={5}>
      {() => (
        <Alert severity="info">
          {t('new.noGroups')} <Link href={paths.showTicketGroup(showCode, 'new')}>{t('new.addGroup')}</Link>
        </Alert>
      )}
    </LoadedPart>
  );
}
