import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useTextCultures } from '../../../session/use-text-cultures.ts';
import { ShowHeader } from '../show-header.tsx';
import { ShowPage } from '../show-page.tsx';
import { ShowDetailsForm } from './show-details-form.tsx';
import { TextsCard } from './texts/texts-card.tsx';

/** The details of an event; its status changes in a drawer of its own. */
export function ShowDetailsPage() {
  const { t } = useTranslation('shows');
  return (
    <ShowPage>
      {(show) => (
        <>
          <ShowHeader
            actions={
              <Button href={paths.showDetailsStatus(show.showCode)} variant="outlined">
                {t('actions.changeStatus')}
              </Button>
            }
            show={show}
            title={t('form.editTitle')}
          />
          <Details show={show} />
          <Outlet />
        </>
      )}
    </ShowPage>
  );
}

/** The form starts anew, with what the server just gave, when it must show other values than were typed. */
function Details({ show }: { show: Show }) {
  const [start, setStart] = useState({ round: 0, show });
  const cultures = useTextCultures(show);
  const promoter = usePromoter().all.find(({ code }) => code === show.promoterCode);
  return (
    <ShowDetailsForm
      aside={<TextsCard cultures={cultures} show={show} />}
      key={`${show.showCode} ${start.round}`}
      onReload={(fresh) => setStart({ round: start.round + 1, show: fresh })}
      promoter={{ cultures, currency: promoter?.currency ?? show.currency }}
      show={start.show.revision > show.revision ? start.show : show}
    />
  );
}
