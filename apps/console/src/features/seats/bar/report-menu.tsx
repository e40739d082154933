import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#session/use-features.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { Tip } from '#ui/tip.tsx';

const loadList = () => import('./report-menu-list.tsx');
const ReportMenuList = lazy(async () => ({ default: (await loadList()).ReportMenuList }));

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
