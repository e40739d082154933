import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { splitTarget } from '../write-address.ts';

/** Host over path of where a link leads. */
export function TargetCell({ link }: { link: Pick<ShortUrl, 'targetUrl'> }) {
  const { host, rest } = splitTarget(link.targetUrl);
  return (
    <Box sx={{ minWidth: 0 }} title={link.targetUrl}>
      <Box component="span" sx={CLIPPED}>
        {host}
      </Box>
      {rest !== '' && (
        <Box component="span" sx={{ ...CLIPPED, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {rest}
        </Box>
      )}
    </Box>
  );
}

const CLIPPED = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
