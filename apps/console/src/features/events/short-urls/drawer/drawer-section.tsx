import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';

interface DrawerSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function DrawerSection({ title, aside, children }: DrawerSectionProps) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId} component="section" sx={{ mt: 2.5, pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1.25 }}>
        <Box component="h3" id={titleId} sx={{ m: 0, flex: 1, typography: 'subtitle2' }}>
          {title}
        </Box>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

export function AddressSection({ link }: { link: Pick<ShortUrl, 'url'> }) {
  const { t } = useTranslation('short-urls');
  const copy = useCopyToClipboard();
  return (
    <Box sx={LOOK}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Note>{t('column.address')}</Note>
        <Box sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {link.url}
        </Box>
      </Box>
      <Button onClick={() => void copy(link.url)} startIcon={<CopyIcon />} variant="outlined">
        {t('drawer.copy')}
      </Button>
    </Box>
  );
}

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 2.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.sunken',
};
