import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { Selector } from './selector.tsx';
import { useSelection } from './use-selection.ts';

/** The data selector: the shows, venues and campaigns of a report. */
export function SelectorDrawer() {
  const { t } = useTranslation('reports');
  const { report = '' } = useParams();
  const navigate = useNavigate();
  const search = usePageSearch();
  const selection = useSelection();
  const handleClose = () => void navigate(`${paths.report(report)}${search}`);
  return (
    <AppDrawer
      footer={
        <Box sx={FOOT_LOOK}>
          <Box component="span" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
            {selection.isOfAllDays ? t('selection.ever') : t('selection.count', { count: selection.count })}
          </Box>
          <Button color="primary" onClick={handleClose} variant="contained">
            {t('kit:tables.done')}
          </Button>
        </Box>
      }
      heading={{ title: t('selection.title') }}
      onClose={handleClose}
      open
      size="wide"
    >
      <Selector selection={selection} />
    </AppDrawer>
  );
}

const FOOT_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
