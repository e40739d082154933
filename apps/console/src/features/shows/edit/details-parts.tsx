import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useScrollToPart } from './use-scroll-to-part.ts';

/** The parts of the details in their order: the id in the URL and the key of the title. */
const PARTS = [
  { id: 'programme', title: 'form.programme' },
  { id: 'where', title: 'form.where' },
  { id: 'when', title: 'form.when' },
  { id: 'sale', title: 'form.sale' },
  { id: 'sites', title: 'sites.title' },
  { id: 'money', title: 'form.money' },
  { id: 'about', title: 'form.about' },
  { id: 'pictures', title: 'form.pictures' },
] as const;

/** Leads to the parts of the form, where there is room beside it. */
export function DetailsParts() {
  const { t } = useTranslation('shows');
  useScrollToPart();
  return (
    <Box aria-label={t('form.parts')} component="nav" sx={{ display: { xs: 'none', xl: 'block' } }}>
      <Box component="ul" sx={LIST_LOOK}>
        {PARTS.map(({ id, title }) => (
          <li key={id}>
            <Link color="text.secondary" href={`#${id}`} underline="hover">
              {t(title)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  pl: 1.5,
  listStyle: 'none',
  borderLeft: 1,
  borderColor: 'divider',
  typography: 'body2',
  lineHeight: '26px',
};
