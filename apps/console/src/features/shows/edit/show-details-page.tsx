import Button from '@mui/material/Button';
import type { Promoter } from '@parterre/contract/promoters';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { ShowHeader } from '../show-header.tsx';
import { ShowPage } from '../show-page.tsx';
import { ShowDetailsForm } from './show-details-form.tsx';

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
  const { all } = usePromoter();
  const [start, setStart] = useState({ round: 0, show });
  const promoter = all.find(({ code }) => code === show.promoterCode) ?? toPromoter(show);
  return (
    <ShowDetailsForm
      key={`${show.showCode} ${start.round}`}
      onReload={(fresh) => setStart({ round: start.round + 1, show: fresh })}
      promoter={promoter}
      show={start.show.revision > show.revision ? start.show : show}
    />
  );
}

/** What an event itself says of its promoter, for those who see the event only. */
const toPromoter = (show: Show): Pick<Promoter, 'cultures' | 'currency'> => ({
  cultures: [...new Set([show.defaultCulture, ...Object.keys(show.name)])],
  currency: show.currency,
});
