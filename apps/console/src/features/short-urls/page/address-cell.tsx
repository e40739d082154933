import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { CLIPPED, CLIPPED_NOTE } from '#ui/clipped.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { withoutScheme } from '../write-address.ts';

/** The part of the address that differs, below it what stands before; the button copies all of it. */
export function AddressCell({ link }: { link: Pick<ShortUrl, 'url' | 'slug' | 'title'> }) {
  const address = withoutScheme(link.url);
  const start = address.slice(0, address.length - link.slug.length);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }} title={link.url}>
      <Box sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ ...CLIPPED, fontWeight: 'fontWeightMedium' }}>
          {link.slug}
        </Box>
        <Box component="span" sx={CLIPPED_NOTE}>
          {start}
        </Box>
      </Box>
      <CopyAddress title={link.title} url={link.url} />
    </Box>
  );
}

interface CopyAddressProps {
  url: string;
  /** Names the link to those who cannot see its row. */
  title: string;
}

/** Copies a short address, and says whether the browser let it. */
function CopyAddress({ url, title }: CopyAddressProps) {
  const { t } = useTranslation('short-urls');
  const copy = useCopyToClipboard();
  return (
    <TipIconButton label={t('copy', { title })} onClick={() => void copy(url)} size="small">
      <CopyIcon />
    </TipIconButton>
  );
}
