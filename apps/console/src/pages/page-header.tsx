import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from '#ui/icons.tsx';

export interface Crumb {
  label: string;
  href: string;
}

interface PageHeaderProps {
  title: string;
  breadcrumb?: readonly Crumb[];
  status?: ReactNode;
  /** A line below the title. */
  facts?: ReactNode;
  /** Outlined buttons, then the one primary action, then the menu with the others. */
  actions?: ReactNode;
}

/**
 * The head of a page, which also names the browser tab: 'Tickets · Mahler: Symphony No. 5 · Parterre', without the list
 * that the breadcrumb begins with. The title takes the focus after a navigation.
 */
export function PageHeader({ title, breadcrumb, status, facts, actions }: PageHeaderProps) {
  const { brand } = useTheme();
  const [, ...things] = breadcrumb ?? [];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        gap: 1.5,
        mb: facts ? 2.5 : 2,
      }}
    >
      <title>{[title, ...things.map(({ label }) => label).reverse(), brand.displayName].join(' · ')}</title>
      <Box
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          flex: { xs: breadcrumb ? '1 0 100%' : '1 0 auto', sm: 1 },
          maxWidth: '100%',
        }}
      >
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: '6px' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ minWidth: 0, lineHeight: '32px' }} data-page-title>
            {title}
          </Typography>
          {status}
        </Box>
        {facts && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{facts}</Box>}
      </Box>
      {actions && <Box sx={ACTIONS_LOOK}>{actions}</Box>}
    </Box>
  );
}

/** On a phone the actions may wrap to a second line. */
const ACTIONS_LOOK = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { xs: 1, sm: 1.5 },
  flex: 'none',
  maxWidth: '100%',
  ml: 'auto',
  displayPrint: 'none',
};

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('kit');
  return (
    <Box
      component="nav"
      aria-label={t('breadcrumb')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        mb: 0.5,
        typography: 'caption',
        color: 'text.tertiary',
      }}
    >
      {crumbs.map((crumb, at) => (
        <Fragment key={crumb.href}>
          {at > 0 && <ChevronRightIcon sx={{ fontSize: 12 }} />}
          <Link href={crumb.href} color="inherit">
            {crumb.label}
          </Link>
        </Fragment>
      ))}
    </Box>
  );
}
