import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { CLIPPED, CLIPPED_NOTE } from '#ui/clipped.ts';
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
        <Box component="span" sx={CLIPPED_NOTE}>
          {rest}
        </Box>
      )}
    </Box>
  );
}
