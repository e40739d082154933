import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';

const TABS = [
  { id: 'campaigns', href: paths.campaigns() },
  { id: 'tours', href: paths.tours() },
] as const;

/** The two lists of the programme; each is a page of its own. */
export function ProgrammeTabs({ current }: { current: (typeof TABS)[number]['id'] }) {
  const { t } = useTranslation('programme');
  return (
    <Box aria-label={t('tabs.label')} component="nav" sx={TABS_LOOK}>
      {TABS.map(({ id, href }) => (
        <ButtonBase aria-current={id === current ? 'page' : undefined} href={href} key={id} sx={TAB_LOOK}>
          {t(`tabs.${id}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}

const TABS_LOOK = {
  display: 'inline-flex',
  flex: 'none',
  height: 28,
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: '6px',
  overflow: 'hidden',
};

const TAB_LOOK = {
  px: '10px',
  typography: 'button',
  color: 'text.secondary',
  '&:not(:first-of-type)': { borderLeft: '1px solid', borderLeftColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current="page"]': { color: 'text.primary', bgcolor: 'background.active' },
  '&:focus-visible': { outlineOffset: -2 },
};
