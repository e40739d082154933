import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { getPrintAtHomeProof } from '@parterre/contract/calls/print-at-home';
import type { PrintAtHomeProof, PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Show } from '@parterre/contract/shows/show';
import { PDF } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { useGetPrintAtHomeProofQuery } from '#api/queries/events/print-at-home.ts';
import { requestCall } from '#api/request-call.ts';
import { useUncached } from '#api/use-uncached.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { Loaded } from '#pages/loaded.tsx';
import { paths } from '#pages/paths.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { useOwnAddress } from '#ui/use-own-address.ts';
import { PrintedHeader, PrintedShow } from '../page/printed-show.tsx';
import { PdfFrame } from '../preview/pdf-frame.tsx';
import { useWarningWords } from '../preview/use-warning-words.ts';

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

interface FindingsProps {
  proof: PrintAtHomeProof;
  settings: PrintAtHomeSettings;
  showCode: string;
}

type Finding = PrintAtHomeProof['warnings'][number];

function Findings({ proof, settings, showCode }: FindingsProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const nameWarning = useWarningWords();
  const drawn =
    proof.of > proof.tickets
      ? t('proof.cut', { count: proof.of, drawn: proof.tickets })
      : t('proof.drawn', { count: proof.tickets });
  if (proof.warnings.length === 0) return <EmptyState text={drawn} title={t('proof.nothingWrong')} />;
  const nameTicket = ({ priceTypeId }: Finding) =>
    chooseText(settings.prices.find((price) => price.priceTypeId === priceTypeId)?.name ?? {}, i18n.language);
  const whereTo = ({ priceTypeId, languageCode }: Finding) =>
    `${priceTypeId === null ? paths.showPrintAtHome(showCode) : paths.showPrintAtHomeTicket(showCode, priceTypeId)}?${new URLSearchParams({ language: languageCode })}`;
  return (
    <Card note={drawn} title={t('proof.findings')}>
      <Box sx={{ overflowX: 'auto' }}>
        <PlainTable
          caption={t('proof.findings')}
          columns={[
            {
              id: 'finding',
              header: t('proof.finding'),
              isName: true,
              cell: (finding) => (
                <Link color="text.primary" href={whereTo(finding)} underline="hover">
                  {nameWarning(finding)}
                </Link>
              ),
            },
            { id: 'ticket', header: t('tickets.ticket'), width: '30%', cell: (finding) => nameTicket(finding) || '–' },
            {
              id: 'language',
              header: t('preview.language'),
              width: '26%',
              cell: ({ languageCode }) => nameLanguage(languageCode, i18n.language),
            },
          ]}
          getRowId={({ code, about, languageCode, priceTypeId }) => [code, about, languageCode, priceTypeId].join(' ')}
          look="card"
          rows={proof.warnings}
        />
      </Box>
    </Card>
  );
}
