import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { selectUnsavedChanges } from '../../../api/settings.ts';
import { useAppSelector } from '../../../api/store.ts';
import { paths } from '../../../paths.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useTextCultures } from '../../../session/use-text-cultures.ts';
import { ShowMenu } from '../menu/show-menu.tsx';
import type { OnMoved } from '../move/move-drawer.tsx';
import { ShowHeader } from '../show-header.tsx';
import { ShowPage } from '../show-page.tsx';
import { DetailsAside } from './details-aside.tsx';
import { ShowDetailsForm } from './show-details-form.tsx';
import { ShowPictures } from './show-pictures.tsx';

/** The details of an event; its status changes in a drawer of its own. */
export function ShowDetailsPage() {
  const { t } = useTranslation('shows');
  return (
    <ShowPage>
      {(show) => (
        <>
          <ShowHeader
            actions={
              <>
                <Button href={paths.showDetailsStatus(show.showCode)} variant="outlined">
                  {t('actions.changeStatus')}
                </Button>
                <ShowMenu show={show} />
              </>
            }
            show={show}
            title={t('form.editTitle')}
          />
          <Details show={show} />
        </>
      )}
    </ShowPage>
  );
}

/**
 * The form starts anew, with what the server just gave, when it must show other values than were typed: after a conflict,
 * and after a move unless something else is being changed.
 */
function Details({ show }: { show: Show }) {
  const [start, setStart] = useState({ round: 0, show });
  const cultures = useTextCultures(show);
  const promoter = usePromoter().all.find(({ code }) => code === show.promoterCode);
  const isDirty = useAppSelector((state) => selectUnsavedChanges(state).inPage);
  const restart = (fresh: Show) => setStart({ round: start.round + 1, show: fresh });
  const onMoved: OnMoved = (moved) => !isDirty && restart(moved);
  return (
    <>
      <ShowDetailsForm
        aside={<DetailsAside cultures={cultures} show={show} />}
        below={<ShowPictures show={show} />}
        key={`${show.showCode} ${start.round}`}
        onReload={restart}
        promoter={{ code: show.promoterCode, cultures, currency: promoter?.currency ?? show.currency }}
        show={start.show.revision > show.revision ? start.show : show}
      />
      <Outlet context={onMoved} />
    </>
  );
}
