import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ApiKey } from '@parterre/contract/api-keys';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';

/** The name opens the drawer; below it how the key begins, by which it is found where it is used. */
export function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const search = usePageSearch();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        color="text.primary"
        href={`${paths.apiKey(apiKey.apiKeyId)}${search}`}
        sx={{ ...CLIPPED, fontSize: 14, lineHeight: '20px', fontWeight: 'fontWeightMedium' }}
        title={apiKey.name}
        underline="hover"
      >
        {apiKey.name}
      </Link>
      <Box component="code" sx={{ ...CLIPPED, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {apiKey.prefix}…
      </Box>
    </Box>
  );
}

const CLIPPED = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
