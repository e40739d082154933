import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useTextCultures } from '../../../session/use-text-cultures.ts';
import { ShowMenu } from '../menu/show-menu.tsx';
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

function Details({ show }: { show: Show }) {
  const cultures = useTextCultures(show);
  const promoter = usePromoter().all.find(({ code }) => code === show.promoterCode);
  return (
    <ShowDetailsForm
      aside={<DetailsAside cultures={cultures} show={show} />}
      below={<ShowPictures show={show} />}
      key={show.showCode}
      promoter={{ code: show.promoterCode, cultures, currency: promoter?.currency ?? show.currency }}
      show={show}
    />
  );
}
