import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#pages/paths.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { usePages } from '../frame/use-pages.ts';
import { useCommandPalette } from '../palette/use-command-palette.tsx';
import { NonIdealState } from './non-ideal-state.tsx';

/** Shown for an unknown address, with links to the list it would belong to, the shows and the search. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { brand } = useTheme();
  const { pathname } = useLocation();
  const { open } = useCommandPalette();
  const pages = usePages();
  const isAt = (href: string) => pathname.startsWith(`${href}/`);
  const list = pages.find(({ href, alsoAt = [] }) => [href, ...alsoAt].some(isAt));
  const ways = [
    ...(list && list.href !== paths.shows() ? [{ href: list.href, label: list.label }] : []),
    { href: paths.shows(), label: t('entries.pages.shows') },
  ];
  return (
    <>
      <title>{`${t('state.notFound.title')} · ${brand.displayName}`}</title>
      <NonIdealState
        kind="notFound"
        isInPage
        actions={
          <>
            {ways.map(({ href, label }, at) => (
              <Button
                color={at === 0 ? 'primary' : 'inherit'}
                href={href}
                key={href}
                variant={at === 0 ? 'contained' : 'outlined'}
              >
                {label}
              </Button>
            ))}
            <Button aria-haspopup="dialog" onClick={open} startIcon={<SearchIcon />} variant="outlined">
              {t('state.search')}
            </Button>
          </>
        }
      />
    </>
  );
}
