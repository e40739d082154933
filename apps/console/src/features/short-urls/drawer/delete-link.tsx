import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../session/use-features.ts';
import { DeleteLinkDialog } from '../delete-link-dialog.tsx';

interface DeleteLinkProps {
  link: ShortUrl;
  onDeleted: () => void;
}

/** The way to delete a link, at the foot of its drawer. */
export function DeleteLink({ link, onDeleted }: DeleteLinkProps) {
  const { t } = useTranslation('short-urls');
  const canWrite = useCan('link:write');
  const [isAsking, setAsking] = useState(false);
  return (
    <Box sx={{ mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button color="error" disabled={!canWrite} onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      {!canWrite && <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{t('notAllowed')}</Box>}
      <DeleteLinkDialog link={isAsking ? link : null} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </Box>
  );
}
