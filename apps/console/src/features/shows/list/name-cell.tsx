import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { CLIPPED_NAME, CLIPPED_NOTE } from '#ui/clipped.ts';

/** Name over venue and town; the whole words stand in the tips. */
export function NameCell({ show }: { show: Pick<ShowSummary, 'showCode' | 'name' | 'venue'> }) {
  const { i18n } = useTranslation('shows');
  const name = chooseText(show.name, i18n.language);
  const place = `${show.venue.name}, ${show.venue.town}`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link color="text.primary" href={paths.show(show.showCode)} sx={CLIPPED_NAME} title={name} underline="hover">
        {name}
      </Link>
      <Box component="span" sx={CLIPPED_NOTE} title={place}>
        {place}
      </Box>
    </Box>
  );
}
