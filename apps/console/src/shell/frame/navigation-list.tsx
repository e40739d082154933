import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Logo } from '#brands/logo.tsx';
import { paths } from '#pages/paths.ts';
import { Tip } from '#ui/controls/tip.tsx';
import { type Page, useNavigationPages } from './use-pages.ts';

interface NavigationListProps {
  isMinimal?: boolean;
  onFollow?: () => void;
}

export function NavigationList({ isMinimal = false, onFollow }: NavigationListProps) {
  const { t } = useTranslation('shell');
  const { top, finance } = useNavigationPages();
  const toItem = (page: Page) => (
    <li key={page.href}>
      <NavigationLink page={page} isMinimal={isMinimal} {...(onFollow && { onFollow })} />
    </li>
  );
  return (
    <>
      <ButtonBase
        href={paths.root()}
        sx={{
          justifyContent: 'flex-start',
          flex: 'none',
          height: 32,
          mb: 2,
          px: isMinimal ? '5px' : 1,
          borderRadius: 1,
          typography: 'body1',
        }}
      >
        <Logo variant={isMinimal ? 'minimal' : 'full'} />
      </ButtonBase>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {top.map(toItem)}
        {finance.length > 0 && <GroupHeading label={t('frame.finance')} isMinimal={isMinimal} />}
        {finance.map(toItem)}
      </Box>
    </>
  );
}

function GroupHeading({ label, isMinimal }: { label: string; isMinimal: boolean }) {
  if (isMinimal) return <Box component="li" aria-hidden sx={{ height: '1px', m: '12px 4px', bgcolor: 'divider' }} />;
  return (
    <Box component="li" sx={{ typography: 'overline', color: 'text.tertiary', px: 1, mt: 2, mb: 0.5 }}>
      {label}
    </Box>
  );
}

function NavigationLink({ page, isMinimal, onFollow }: { page: Page } & NavigationListProps) {
  const { pathname } = useLocation();
  const isCurrent = [page.href, ...(page.alsoAt ?? [])].some(
    (href) => pathname === href || pathname.startsWith(`${href}/`),
  );
  const { label } = page;
  const link = (
    <ButtonBase
      href={page.href}
      aria-label={isMinimal ? label : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      sx={{
        display: 'flex',
        justifyContent: isMinimal ? 'center' : 'flex-start',
        gap: 1.25,
        width: '100%',
        height: 32,
        px: isMinimal ? 0 : 1,
        borderRadius: 1,
        typography: 'body2',
        fontWeight: 'fontWeightMedium',
        color: isCurrent ? 'text.primary' : 'text.secondary',
        bgcolor: isCurrent ? 'background.active' : 'transparent',
        '&:hover': { bgcolor: 'background.active' },
        '& svg': { color: isCurrent ? 'primary.ink' : 'text.tertiary' },
      }}
    >
      <page.Icon />
      {!isMinimal && label}
    </ButtonBase>
  );
  return isMinimal ? (
    <Tip title={label} placement="right">
      {link}
    </Tip>
  ) : (
    link
  );
}
