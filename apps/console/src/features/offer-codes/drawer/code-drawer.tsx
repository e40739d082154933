import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { errorText } from '../../../api/error-text.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGetShowQuery } from '../../shows/queries.ts';
import { useGetShowOfferCodeQuery } from '../queries.ts';
import { useCodeSearch } from '../use-code-search.ts';
import { useShowCode } from '../use-show-code.ts';
import { EditCode } from './edit-code.tsx';

/** The drawer `offerCode`: one code of the event. */
export function CodeDrawer() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = useCodeSearch();
  const showCode = useShowCode();
  const offerCodeId = parseId(useParams().offerCodeId ?? null) ?? 0;
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const { currentData: code, error } = useGetShowOfferCodeQuery({ params: { showCode, offerCodeId } });
  /** Counts the times the form has to start anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const close = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  if (show && code)
    return (
      <EditCode
        code={code}
        key={`${offerCodeId} ${edition}`}
        onClose={close}
        onReload={() => setEdition((last) => last + 1)}
        show={show}
      />
    );
  return (
    <AppDrawer heading={{ title: t('drawer.title') }} onClose={close} open>
      {error ? errorText(error) : <SkeletonRows count={6} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}
