import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useNewerVersion } from '#features/seating-plans/queries.ts';
import { paths } from '#pages/paths.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { Tip } from '#ui/tip.tsx';

/** Says quietly that the plan has a newer version, and leads to what it would change; nothing while there is none. */
export function NewerVersionLink({ show }: { show: Show }) {
  const { t } = useTranslation('version-move');
  const newer = useNewerVersion(show);
  if (!newer) return null;
  return (
    <Tip title={t('note.tip', newer)}>
      <Button
        aria-label={t('note.short', newer)}
        href={paths.showVersionMove(show.showCode)}
        size="small"
        startIcon={<InfoIcon />}
        sx={{ flex: 'none', display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          {t('note.short', newer)}
        </Box>
      </Button>
    </Tip>
  );
}
