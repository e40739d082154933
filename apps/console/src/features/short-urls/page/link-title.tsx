import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { CLIPPED_NAME, CLIPPED_NOTE } from '#ui/clipped.ts';

/** The title opens the drawer; below it when and by whom the link was made. */
export function LinkTitle({ link, timeZone }: { link: ShortUrl; timeZone: string }) {
  const { t } = useTranslation('short-urls');
  const search = usePageSearch();
  const made = t('created', {
    date: formatDay(toWallTime(link.createdAt, timeZone).slice(0, 10)),
    name: link.createdBy,
  });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        color="text.primary"
        href={`${paths.showLink(link.showCode, link.id)}${search}`}
        sx={CLIPPED_NAME}
        title={link.title}
        underline="hover"
      >
        {link.title}
      </Link>
      <Box component="span" sx={CLIPPED_NOTE} title={made}>
        {made}
      </Box>
    </Box>
  );
}
