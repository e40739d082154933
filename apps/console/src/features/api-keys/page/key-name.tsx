import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ApiKey } from '@parterre/contract/api-keys';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { CLIPPED_NAME, CLIPPED_NOTE } from '#ui/clipped.ts';

export function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const search = usePageSearch();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        color="text.primary"
        href={`${paths.apiKey(apiKey.apiKeyId)}${search}`}
        sx={CLIPPED_NAME}
        title={apiKey.name}
        underline="hover"
      >
        {apiKey.name}
      </Link>
      <Box component="code" sx={CLIPPED_NOTE}>
        {apiKey.prefix}…
      </Box>
    </Box>
  );
}
