import Box from '@mui/material/Box';
import { getPrintAtHomeProof } from '@parterre/contract/calls/print-at-home';
import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Show } from '@parterre/contract/shows/show';
import { PDF } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { useGetPrintAtHomeProofQuery } from '#api/queries/events/print-at-home.ts';
import { requestCall } from '#api/request-call.ts';
import { useUncached } from '#api/use-uncached.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { Loaded } from '#pages/loaded.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { useOwnAddress } from '#ui/url/use-own-address.ts';
import { PrintedHeader, PrintedShow } from '../page/printed-show.tsx';
import { PdfFrame } from '../preview/pdf-frame.tsx';
import { Findings } from './findings.tsx';

/** `/shows/:showCode/print-at-home/proof`: the problems of the tickets in every language and price type. */
export function ProofPage() {
  return <PrintedShow>{(show, settings) => <Proof settings={settings} show={show} />}</PrintedShow>;
}

function Proof({ show, settings }: { show: Show; settings: PrintAtHomeSettings }) {
  const { t } = useTranslation('print-at-home');
  const { showCode } = show;
  const result = useGetPrintAtHomeProofQuery({ params: { showCode } });
  const file = useFileDownload();
  const handleDownload = () =>
    void file.download(
      getPrintAtHomeProof,
      { params: { showCode } },
      { accept: PDF, name: `proof-${showCode}.pdf`, failed: t('preview.allFailed') },
    );
  return (
    <>
      <PrintedHeader
        actions={
          <ReasonedButton
            loading={file.isRunning}
            onClick={handleDownload}
            reason={undefined}
            startIcon={<DownloadIcon />}
            variant="outlined"
          >
            {t('proof.download')}
          </ReasonedButton>
        }
        facts={t('proof.facts')}
        isBelow
        show={show}
        title={t('proof.title')}
      />
      <Loaded label={t('proof.loading')} result={result}>
        {(proof) => <Findings proof={proof} settings={settings} showCode={showCode} />}
      </Loaded>
      {result.currentData && <ProofSheet showCode={showCode} />}
    </>
  );
}

/** Shows the proof inside the page if the browser can; the button above downloads it in any case. */
function ProofSheet({ showCode }: { showCode: string }) {
  const { t } = useTranslation('print-at-home');
  const { loading } = useUncached(navigator.pdfViewerEnabled ? showCode : null, loadSheet);
  const address = loading.status === 'ready' ? loading.value : undefined;
  useOwnAddress(address);
  if (address === undefined) return null;
  return (
    <Box sx={{ mt: 2, border: 1, borderColor: 'divider' }}>
      <PdfFrame address={address} isBusy={false} title={t('proof.frame')} />
    </Box>
  );
}

async function loadSheet(showCode: string, signal: AbortSignal): Promise<string> {
  const response = await requestCall(getPrintAtHomeProof, { params: { showCode } }, { accept: PDF, signal });
  const sheet = await response.blob();
  signal.throwIfAborted();
  return URL.createObjectURL(sheet);
}
