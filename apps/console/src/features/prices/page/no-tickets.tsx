import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { Illustration } from '../../../brands/illustrations/illustration.tsx';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** An event without a group: the first ticket makes one, or they are taken over from another event. */
export function NoTickets({ show }: { show: Pick<Show, 'showCode' | 'seating'> }) {
  const { t } = useTranslation('prices');
  const canWrite = useCan('price:write');
  return (
    <EmptyState
      actions={
        <>
          <Button
            color="primary"
            disabled={!canWrite}
            href={canWrite ? paths.showTicketNew(show.showCode) : undefined}
            variant="contained"
          >
            {t('page.add')}
          </Button>
          <Button
            disabled={!canWrite}
            href={canWrite ? paths.showTicketGroupCopy(show.showCode) : undefined}
            variant="outlined"
          >
            {t('groups.copy')}
          </Button>
        </>
      }
      picture={<Illustration name={show.seating === 'RESERVED' ? 'add-seated-ticket' : 'add-ticket'} />}
      text={canWrite ? t('empty.text') : t('kit:notAllowed', { permission: 'price:write' })}
      title={t('empty.title')}
    />
  );
}
