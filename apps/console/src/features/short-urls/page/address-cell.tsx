import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { CopyAddress } from '../copy-address.tsx';
import { withoutScheme } from '../write-address.ts';

/** The short address with the button that copies it; the end of a long one, where they differ, stays in sight. */
export function AddressCell({ link }: { link: Pick<ShortUrl, 'url' | 'slug' | 'title'> }) {
  const address = withoutScheme(link.url);
  const start = address.slice(0, address.length - link.slug.length);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'flex', minWidth: 0 }} title={link.url}>
        <Box
          component="span"
          sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.secondary' }}
        >
          {start}
        </Box>
        <Box component="span" sx={{ flex: 'none', fontWeight: 'fontWeightMedium' }}>
          {link.slug}
        </Box>
      </Box>
      <CopyAddress title={link.title} url={link.url} />
    </Box>
  );
}
