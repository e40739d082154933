import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CreatedApiKey } from '@parterre/contract/api-keys';
import type { Promoter } from '@parterre/contract/promoters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { NewKeyForm } from './new-key-form.tsx';

/** `/api-keys/new`: whose, what it is for, and then the key itself, once. */
export function NewKeyDrawer() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { current } = usePromoter();
  const [chosen, setChosen] = useState<Promoter | null>(null);
  const [created, setCreated] = useState<CreatedApiKey>();
  const promoter = current ?? chosen;
  const handleClose = () => void navigate(`${paths.apiKeys()}${search}`);
  if (created) return <CreatedKey apiKey={created} onClose={handleClose} />;
  if (promoter) return <NewKeyForm onClose={handleClose} onCreated={setCreated} promoter={promoter} />;
  return (
    <AppDrawer heading={{ title: t('new.action') }} onClose={handleClose} open>
      <ChoosePromoter onChoose={setChosen} />
    </AppDrawer>
  );
}

/** The only time a key is shown. An answer that came again holds none: then another one has to be made. */
function CreatedKey({ apiKey, onClose }: { apiKey: CreatedApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  return (
    <AppDrawer
      footer={
        <Box sx={FOOTER_LOOK}>
          <Button color="primary" onClick={onClose} variant="contained">
            {t('created.done')}
          </Button>
        </Box>
      }
      heading={{ title: apiKey.name, facts: t('created.title') }}
      onClose={onClose}
      open
    >
      {apiKey.key === undefined ? <Alert severity="error">{t('created.lost')}</Alert> : <ShownKey value={apiKey.key} />}
    </AppDrawer>
  );
}

function ShownKey({ value }: { value: string }) {
  const { t } = useTranslation('api-keys');
  const copy = useCopyToClipboard();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Alert severity="warning">{t('created.once')}</Alert>
      <Box aria-label={t('created.key')} component="output" sx={KEY_LOOK}>
        {value}
      </Box>
      <Box>
        <Button autoFocus onClick={() => void copy(value)} startIcon={<CopyIcon />} variant="outlined">
          {t('created.copy')}
        </Button>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('created.use')}{' '}
        <Link href="/docs" rel="noreferrer" target="_blank">
          {t('created.docs')}
        </Link>
      </Box>
    </Box>
  );
}

const FOOTER_LOOK = {
  display: 'flex',
  justifyContent: 'flex-end',
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
const KEY_LOOK = {
  display: 'block',
  p: 1.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '6px',
  bgcolor: 'background.sunken',
  typography: 'body2',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
