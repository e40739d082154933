import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';
import { useGetShowOfferCodeQuery } from '../../../api/queries/offer-codes.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useCodeSearch } from '../use-code-search.ts';
import { useEventWords } from '../use-event-words.ts';
import { useShowCode } from '../use-show-code.ts';
import { EditCode } from './edit-code.tsx';
import { useWalk } from './use-walk.ts';

/** The drawer `offerCode`: one code of the event. Its arrows walk along the rows of the page behind it. */
export function CodeDrawer() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = useCodeSearch();
  const showCode = useShowCode();
  const offerCodeId = parseId(useParams().offerCodeId ?? null) ?? 0;
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const { currentData: code, error, refetch } = useGetShowOfferCodeQuery({ params: { showCode, offerCodeId } });
  const words = useEventWords(showCode);
  const walk = useWalk(showCode, offerCodeId);
  /** Counts the times the form has to start anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const close = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  if (show && code && (words.isReady || words.error !== undefined))
    return (
      <EditCode
        code={code}
        key={`${offerCodeId} ${edition}`}
        onClose={close}
        onReload={() => setEdition((last) => last + 1)}
        show={show}
        walk={walk}
        words={words}
      />
    );
  return (
    <AppDrawer heading={{ title: t('drawer.title') }} onClose={close} open>
      {error ? renderError() : <SkeletonRows count={6} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );

  function renderError() {
    if (findProblem(error)?.status === 404) return <Alert severity="info">{t('drawer.gone')}</Alert>;
    return (
      <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
        {errorText(error)}
      </Alert>
    );
  }
}
