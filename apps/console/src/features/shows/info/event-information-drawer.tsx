import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { paths } from '../../../paths.ts';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useShowText } from '../use-show-text.ts';
import { CodesPart } from './codes-part.tsx';
import { FactsPart } from './facts-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { SalePart } from './sale-part.tsx';
import { TextPart } from './text-part.tsx';

/** `?drawer=eventInformation&show=CODE`, over any page: an event in short, to be read and copied from. */
export function EventInformationDrawer() {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const { showCode, close } = useInformationParams();
  const {
    currentData: show,
    error,
    refetch,
  } = useGetShowQuery({ params: { showCode: showCode ?? '' } }, { skip: showCode === undefined });
  const heading = { title: show ? text(show.name, show.defaultCulture) : t('info.title') };
  return (
    <AppDrawer footer={show && <OpenBar show={show} />} heading={heading} onClose={close} open>
      {show && <Parts show={show} />}
      {!show && showCode === undefined && t('info.noCode')}
      {!show && error && <RetryAlert error={error} onRetry={refetch} />}
      {!show && !error && showCode !== undefined && <SkeletonRows count={8} label={t('page.loading')} rowHeight={48} />}
    </AppDrawer>
  );
}

function Parts({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <FactsPart show={show} />
      <SalePart show={show} />
      <CodesPart show={show} />
      <TextPart show={show} texts={show.description} title={t('form.description')} />
      <TextPart show={show} texts={show.terms} title={t('form.terms')} />
      <PicturesPart show={show} />
    </Box>
  );
}

function OpenBar({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  return (
    <SaveBar
      actions={
        <Button color="primary" href={paths.show(show.showCode)} variant="contained">
          {t('info.open')}
        </Button>
      }
      summary=""
    />
  );
}

/** The event the URL names, and the way back to the page without it. */
function useInformationParams() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const showCode = params.get('show')?.toUpperCase() || undefined;
  const close = () => {
    params.delete('drawer');
    params.delete('show');
    void navigate({ pathname, search: params.toString() });
  };
  return { showCode, close };
}
