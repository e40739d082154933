import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Show } from '@parterre/contract/shows';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNewerVersion } from '#features/seating-plans/queries.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { DownloadIcon, InfoIcon, MoreIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Tip } from '#ui/tip.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

/** What concerns all seats at once: the allocation of another event, and the holds as a list. */
export function MoreMenu() {
  const { t } = useTranslation('seats');
  const { show } = useSeatDesk();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const go = (path: string) => {
    setAnchor(null);
    void navigate(path);
  };
  return (
    <>
      <TipIconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        label={t('bar.more')}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </TipIconButton>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        <MenuItem onClick={() => go(paths.seatsCopy(show.showCode))}>{t('bar.copy')}</MenuItem>
        <MenuItem onClick={() => go(paths.showHolds(show.showCode))}>{t('bar.ledger')}</MenuItem>
      </Menu>
    </>
  );
}

const loadList = () => import('./report-menu-list.tsx');
const ReportMenuList = lazyPart(async () => (await loadList()).ReportMenuList);

/** The three reports on seats (spec §7). Their menu is loaded when it is wanted. */
export function ReportMenu() {
  const { t } = useTranslation('seats');
  const mayExport = useCan('report:seats');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = (
    <Button
      size="small"
      disabled={!mayExport}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
      aria-label={t('bar.export')}
      startIcon={<DownloadIcon />}
      onPointerEnter={() => void loadList()}
      onClick={(event) => setAnchor(event.currentTarget)}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {t('bar.export')}
      </Box>
    </Button>
  );
  return (
    <>
      {mayExport ? button : <Tip title={t('bar.exportForbidden')}>{<span>{button}</span>}</Tip>}
      {anchor && (
        <Suspense fallback={null}>
          <ReportMenuList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Says quietly that the plan has a newer version, and leads to what it would change; nothing while there is none. */
export function NewerVersionLink({ show }: { show: Show }) {
  const { t } = useTranslation('version-move');
  const newer = useNewerVersion(show);
  if (!newer) return null;
  return (
    <Tip title={t('note.tip', newer)}>
      <Button
        aria-label={t('note.short', newer)}
        href={paths.showVersionMove(show.showCode)}
        size="small"
        startIcon={<InfoIcon />}
        sx={{ flex: 'none', display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {t('note.short', newer)}
        </Box>
      </Button>
    </Tip>
  );
}
