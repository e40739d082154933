import Box from '@mui/material/Box';
import { getSettlement } from '@parterre/contract/calls/settlements';
import type { Settlement } from '@parterre/contract/settlements';
import { EXCEL, PDF } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '#access/audit-link.tsx';
import { useGetSettlementQuery } from '#api/queries/sales/settlements.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { useFileDownload } from '#downloads/use-report-download.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { StatementLines, StatementStrip } from './statement-lines.tsx';

export function SettlementPage() {
  const { t } = useTranslation('settlements');
  const settlementId = useIdParam('settlementId');
  const result = useGetSettlementQuery({ params: { settlementId }, query: {} });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(settlement) => <Agreed settlement={settlement} />}
    </Loaded>
  );
}

/**
 * A settlement as agreed: frozen, so nothing can be edited. Its digest proves that the downloaded files have the same
 * content.
 */
function Agreed({ settlement }: { settlement: Settlement }) {
  const { t, i18n } = useTranslation('settlements');
  const { settlementId, number, showName, promoterName, fromOn, toOn, agreedBy, note, digest } = settlement;
  const { agreedAt, timeZone } = settlement;
  const file = useFileDownload();
  const handleDownload = (accept: string, extension: string) =>
    void file.download(
      getSettlement,
      { params: { settlementId }, query: { culture: i18n.language } },
      { accept, name: `settlement-${number}.${extension}` },
    );
  const facts = [
    promoterName,
    showName ? chooseText(showName, i18n.language) : t('allEvents'),
    `${formatDay(fromOn)} – ${formatDay(toOn)}`,
    t('agreedBy', { day: formatDay(toWallTime(agreedAt, timeZone)), name: agreedBy }),
  ];
  return (
    <>
      <PageHeader
        actions={
          <>
            <AuditLink filter={{ thing: `settlement:${settlementId}` }} />
            <ReasonedButton
              loading={file.isRunning}
              onClick={() => handleDownload(EXCEL, 'xlsx')}
              reason={undefined}
              startIcon={<DownloadIcon />}
              variant="outlined"
            >
              {t('excel')}
            </ReasonedButton>
            <ReasonedButton
              loading={file.isRunning}
              onClick={() => handleDownload(PDF, 'pdf')}
              reason={undefined}
              startIcon={<DownloadIcon />}
              variant="outlined"
            >
              {t('pdf')}
            </ReasonedButton>
          </>
        }
        breadcrumb={[{ label: t('title'), href: paths.settlements() }]}
        facts={facts.join(' · ')}
        title={t('no', { number })}
      />
      <StatementStrip statement={settlement} />
      <Card title={t('statement')}>
        <StatementLines statement={settlement} />
      </Card>
      {note !== '' && <Box sx={{ mt: 2, whiteSpace: 'pre-line' }}>{note}</Box>}
      <Note sx={{ mt: 2, overflowWrap: 'anywhere' }}>{t('digest', { digest })}</Note>
    </>
  );
}
