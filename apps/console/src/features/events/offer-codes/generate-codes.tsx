import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { RunningDownload } from '#downloads/running-download.tsx';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DoneBar } from '#ui/done-bar.tsx';
import { CopyIcon, DownloadIcon } from '#ui/icons.tsx';
import { BeforeGroups } from './drawer/before-groups.tsx';
import { GenerateForm, type MadeBatch } from './generate-form.tsx';
import { useEventWords } from './use-event-words.ts';
import { useExportCodes } from './use-export-codes.ts';

export function GenerateCodes() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const words = useEventWords(showCode);
  const [made, setMade] = useState<MadeBatch | null>(null);
  const handleClose = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  if (made) return <MadeCodes made={made} onClose={handleClose} showCode={showCode} />;
  if (show && words.isReady && words.groups.length > 0)
    return <GenerateForm onClose={handleClose} onMade={setMade} show={show} words={words} />;
  return (
    <AppDrawer heading={{ title: t('generate.title') }} onClose={handleClose} open>
      <BeforeGroups showCode={showCode} words={words} />
    </AppDrawer>
  );
}

interface MadeCodesProps {
  made: MadeBatch;
  showCode: string;
  onClose: () => void;
}

function MadeCodes({ made, showCode, onClose }: MadeCodesProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const copy = useCopyToClipboard();
  const { exportCodes, isRunning, progress, cancel, reason } = useExportCodes(showCode);
  const count = formatNumber(made.created, i18n.language);
  const isAll = made.codes.length === made.created;
  return (
    <AppDrawer
      footer={<DoneBar label={t('generate.close')} onClose={onClose} />}
      heading={{ title: t('generate.doneTitle', { count: made.created, shown: count }) }}
      onClose={onClose}
      open
    >
      <Box role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {isAll ? t('generate.doneAll') : t('generate.doneSome', { count: made.codes.length })}
      </Box>
      <Box component="ul" sx={LIST_LOOK}>
        {made.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button onClick={() => void copy(made.codes.join('\n'))} startIcon={<CopyIcon />} variant="outlined">
          {t(isAll ? 'generate.copyAll' : 'generate.copySome')}
        </Button>
        <ReasonedButton
          loading={isRunning}
          onClick={() => void exportCodes()}
          reason={reason}
          startIcon={<DownloadIcon />}
          variant="outlined"
        >
          {t('more.export')}
        </ReasonedButton>
      </Box>
      <RunningDownload cancel={cancel} progress={progress} />
    </AppDrawer>
  );
}

const LIST_LOOK = {
  columns: 2,
  m: 0,
  p: 2,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.sunken',
  fontFamily: 'monospace',
  fontSize: 13,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
};
