import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { readWalk } from '#drawers/read-walk.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { LinkStateChip } from '../page/link-cells.tsx';
import { useLinks } from '../use-links.ts';
import { EditLink } from './edit-link.tsx';

/** The drawer `linkShortener`: one link of the show. */
export function LinkDrawer() {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const shortUrlId = useIdParam('shortUrlId');
  const readShow = useGetShowQuery({ params: { showCode } });
  const show = readShow.currentData;
  const links = useLinks(showCode);
  const handleClose = () => void navigate(`${paths.showLinks(showCode)}${search}`);
  const link = useListed(links.sorted, 'id', shortUrlId);
  // A link that was just made is in the list only once it is read again.
  const isMissing = link === null && !links.isFetching;
  return (
    <EditDrawer
      id={shortUrlId}
      label={t('loading')}
      missing={t('drawer.missing')}
      onClose={handleClose}
      result={{
        currentData: isMissing ? null : show && links.sorted && link && { show, link, sorted: links.sorted },
        ...joinReads(readShow, links),
      }}
      title={t('drawer.title')}
    >
      {(found) => {
        const ids = found.sorted.map(({ id }) => id);
        const walk = readWalk(ids, shortUrlId, (id) => navigate(`${paths.showLink(showCode, id)}${search}`));
        const heading = { title: found.link.title, facts: <LinkStateChip link={found.link} />, walk };
        return <EditLink heading={heading} link={found.link} onClose={handleClose} show={found.show} />;
      }}
    </EditDrawer>
  );
}
