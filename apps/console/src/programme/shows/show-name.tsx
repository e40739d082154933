import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';

/** The name of an event over its place. */
export function ShowName({ show }: { show: Pick<ShowSummary, 'showCode' | 'name' | 'venue'> }) {
  const { i18n } = useTranslation('programme');
  const name = chooseText(show.name, i18n.language);
  const place = `${show.venue.name}, ${show.venue.town}`;
  return (
    <Box sx={{ minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } }}>
      <Link
        color="text.primary"
        href={paths.show(show.showCode)}
        sx={{ fontWeight: 'fontWeightMedium' }}
        title={name}
        underline="hover"
      >
        {name}
      </Link>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }} title={place}>
        {place}
      </Box>
    </Box>
  );
}
