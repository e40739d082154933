import type { ShortUrl } from '@parterre/contract/short-urls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { LinkStateChip } from '../link-state-chip.tsx';
import { useLinks } from '../use-links.ts';
import { useShowCode } from '../use-show-code.ts';
import { EditLink } from './edit-link.tsx';

/** The drawer `linkShortener`: one link of the event. */
export function LinkDrawer() {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const { shortUrlId } = useParams();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const links = useLinks(showCode);
  /** Counts the times the form has to start anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const close = () => void navigate(`${paths.showLinks(showCode)}${search}`);
  const link = links.sorted?.find(({ id }) => String(id) === shortUrlId);
  if (!show || !links.sorted || !link)
    return (
      <AppDrawer heading={{ title: t('drawer.title') }} onClose={close} open>
        {(links.sorted && !links.isFetching) || links.error ? (
          links.error ? (
            errorText(links.error)
          ) : (
            t('drawer.missing')
          )
        ) : (
          <SkeletonRows count={6} label={t('loading')} rowHeight={56} />
        )}
      </AppDrawer>
    );
  const walk = readWalk(links.sorted, link, (id) => void navigate(`${paths.showLink(showCode, id)}${search}`));
  return (
    <EditLink
      heading={{ title: link.title, facts: <LinkStateChip link={link} />, walk }}
      key={`${link.id} ${edition}`}
      link={link}
      onClose={close}
      onReload={() => setEdition((last) => last + 1)}
      show={show}
    />
  );
}

/** The links before and after in the order of the table. */
function readWalk(links: readonly ShortUrl[], link: ShortUrl, open: (id: number) => void) {
  const at = links.indexOf(link);
  const goTo = (target: ShortUrl | undefined) => (target ? () => open(target.id) : undefined);
  const previous = goTo(links[at - 1]);
  const next = goTo(links[at + 1]);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
