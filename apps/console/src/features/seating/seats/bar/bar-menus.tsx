import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows/show';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useNewerVersion } from '#programme/shows/use-newer-version.ts';
import { useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { Tip } from '#ui/controls/tip.tsx';
import { DownloadIcon, InfoIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

/** Pass `hasReports` where the bar has no room for their button. */
export function SeatsMenu({ hasReports }: { hasReports: boolean }) {
  const { t } = useTranslation('seats');
  const { showCode } = useSeatDesk().show;
  const reason = useLockReason('report:seats');
  const place = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box ref={place} sx={{ flex: 'none' }}>
      <MoreMenu label={t('bar.more')}>
        {hasReports && <MenuEntry label={t('bar.export')} onChoose={() => setAnchor(place.current)} reason={reason} />}
        <MenuEntry label={t('bar.copy')} to={paths.seatsCopy(showCode)} />
        <MenuEntry label={t('bar.ledger')} to={paths.showHolds(showCode)} />
      </MoreMenu>
      <OpenReports anchor={anchor} onClose={() => setAnchor(null)} />
    </Box>
  );
}

const loadList = () => import('./report-menu-list.tsx');
const ReportMenuList = lazyPart(async () => (await loadList()).ReportMenuList);

export function ReportMenu() {
  const { t } = useTranslation('seats');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ReasonedButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('bar.export')}
        onClick={(event) => setAnchor(event.currentTarget)}
        onPointerEnter={() => void loadList()}
        reason={useLockReason('report:seats')}
        size="small"
        startIcon={<DownloadIcon />}
        sx={{ flex: 'none' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('bar.export')}
        </Box>
      </ReasonedButton>
      <OpenReports anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

function OpenReports({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  if (!anchor) return null;
  return (
    <Suspense fallback={null}>
      <ReportMenuList anchor={anchor} onClose={onClose} />
    </Suspense>
  );
}

/**
 * Says unobtrusively that the plan has a newer version, and links to what it would change; nothing if there is none.
 */
export function NewerVersionLink({ show }: { show: Show }) {
  const { t } = useTranslation('version-moves');
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
