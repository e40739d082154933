import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { CLIPPED, CLIPPED_NOTE } from '../../../ui/clipped.ts';
import { CopyAddress } from '../copy-address.tsx';
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
