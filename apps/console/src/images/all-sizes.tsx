import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseCounted } from '#i18n/format-number.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { Note } from '#ui/note.tsx';
import type { ImageSet } from './image-set.ts';
import { useFileChoice } from './use-file-choice.tsx';
import type { Uploads } from './use-uploads.ts';

interface AllSizesProps {
  count: number;
  lockReason: string | undefined;
  set: ImageSet;
  uploads: Uploads;
}

export function AllSizes({ count, lockReason, set, uploads }: AllSizesProps) {
  const { t } = useTranslation('images');
  const [file, setFile] = useState<File | null>(null);
  const start = (chosen: File) => (count === 0 ? void uploads.uploadAll(chosen) : setFile(chosen));
  const { input, open } = useFileChoice(start);
  return (
    <Box sx={HEAD_LOOK}>
      <Note sx={{ flex: '1 1 240px' }}>{set.words.intro}</Note>
      {uploads.progress ? (
        <Progress onCancel={uploads.cancel} progress={uploads.progress} />
      ) : (
        <ReasonedButton onClick={open} reason={lockReason} size="small" variant="outlined">
          {t('all.open')}
        </ReasonedButton>
      )}
      {input}
      <ConfirmDialog
        onClose={() => setFile(null)}
        onConfirm={() => {
          if (file) void uploads.uploadAll(file);
          setFile(null);
        }}
        request={
          file && {
            title: t('all.title'),
            body: t('all.body', { count, name: file.name }),
            confirmLabel: t('all.confirm'),
          }
        }
      />
    </Box>
  );
}

function Progress({ progress, onCancel }: { progress: NonNullable<Uploads['progress']>; onCancel: () => void }) {
  const { t, i18n } = useTranslation('images');
  const { done, of } = progress;
  const said = t('all.progress', { count: chooseCounted(done, of, i18n.language), done, of });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ minWidth: 140 }}>
        <Box role="status" sx={{ mb: 0.5, typography: 'caption', fontVariantNumeric: 'tabular-nums' }}>
          {said}
        </Box>
        <ProgressBar label={said} max={of} value={done} />
      </Box>
      <Button onClick={onCancel} size="small" variant="outlined">
        {t('cancel')}
      </Button>
    </Box>
  );
}

const HEAD_LOOK = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 };
