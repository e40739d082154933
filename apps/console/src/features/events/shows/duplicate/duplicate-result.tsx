import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { DuplicatedShows } from '@parterre/contract/shows/duplicate';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { Illustration } from '#brands/illustration.tsx';
import { describeZone } from '#dates/zone.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { describeStart, useShowText } from '../describe-show.ts';
import { CopyReport } from './copy-report.tsx';

interface DuplicateResultProps {
  show: Show;
  result: DuplicatedShows;
  onClose: () => void;
}

export function DuplicateResult({ show, result, onClose }: DuplicateResultProps) {
  const { t, i18n } = useTranslation('shows');
  const text = useShowText();
  const [first, ...others] = result.items;
  const describe = (item: DuplicatedShows['items'][number]) =>
    describeStart({ ...item, zoneName: describeZone(show.timeZone, item.startsAt) }, i18n.language);
  return (
    <AppDrawer
      footer={
        <SaveBar
          actions={
            <>
              <Button onClick={onClose} variant="outlined">
                {t('duplicate.close')}
              </Button>
              {first && others.length === 0 && (
                <Button color="primary" href={paths.show(first.showCode)} variant="contained">
                  {t('duplicate.open')}
                </Button>
              )}
            </>
          }
          summary=""
        />
      }
      heading={{ title: t('duplicate.title'), facts: text(show.name, show.defaultCulture) }}
      onClose={onClose}
      open
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, typography: 'h5' }}>
          <Illustration name="successful" />
          {t('duplicate.made', { count: result.items.length })}
        </Box>
        <Box component="ul" sx={LIST_LOOK}>
          {result.items.map((item) => (
            <li key={item.showCode}>
              <Link href={paths.show(item.showCode)}>{describe(item)}</Link>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {item.showCode}
              </Box>
            </li>
          ))}
        </Box>
        <CopyReport result={result} />
      </Box>
    </AppDrawer>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  maxHeight: 320,
  overflowY: 'auto',
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 2, px: 1.25, py: 0.75 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
