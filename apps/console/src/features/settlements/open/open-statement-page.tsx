import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePreviewSettlementQuery } from '../../../api/queries/settlements.ts';
import { Loaded } from '../../../pages/loaded.tsx';
import { PageHeader } from '../../../pages/page-header.tsx';
import { paths } from '../../../paths.ts';
import { DateFilter } from '../../../programme/filters/date-filter.tsx';
import { EventFilter } from '../../../programme/filters/event-filter.tsx';
import { Card } from '../../../ui/card.tsx';
import { StatementLines } from '../statement-lines.tsx';
import { StatementStrip } from '../statement-strip.tsx';
import { useSettledPromoter } from '../use-settled-promoter.ts';
import { AgreeButton } from './agree-button.tsx';
import { readPeriod } from './read-period.ts';

/** What no statement has counted yet, of one event or all of them, up to a day; the choice is in the URL. */
export function OpenStatementPage() {
  const { t } = useTranslation('settlements');
  const [params, setParams] = useSearchParams();
  const { promoter } = useSettledPromoter();
  const choose = (values: Record<string, string>) =>
    setParams((current) => {
      for (const [name, value] of Object.entries(values)) value ? current.set(name, value) : current.delete(name);
      return current;
    });
  const showCode = params.get('showCode') ?? '';
  const { fromOn, toOn } = readPeriod(params);
  const query = {
    promoterCode: promoter?.code ?? '',
    ...(showCode ? { showCode } : {}),
    ...(fromOn ? { fromOn } : {}),
    ...(toOn ? { toOn } : {}),
  };
  const result = usePreviewSettlementQuery({ query }, { skip: !promoter, refetchOnMountOrArgChange: true });
  const statement = result.currentData;
  return (
    <>
      <PageHeader
        actions={statement && <AgreeButton onChanged={() => void result.refetch()} statement={statement} />}
        breadcrumb={[{ label: t('title'), href: paths.settlements() }]}
        facts={promoter?.name}
        title={t('open.title')}
      />
      <Box aria-label={t('open.choose')} role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <EventFilter
          onChoose={(code) => choose({ showCode: code ?? '' })}
          promoterCode={promoter?.code}
          showCode={showCode || undefined}
        />
        <DateFilter
          dateFrom={fromOn}
          dateTo={toOn}
          onChange={(range) => choose({ fromOn: range?.dateFrom ?? '', toOn: range?.dateTo ?? '' })}
        />
      </Box>
      <Loaded label={t('loading')} result={result}>
        {(preview) => (
          <>
            <StatementStrip statement={preview} />
            {preview.movementsBefore > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {t('open.before', { count: preview.movementsBefore })}
              </Alert>
            )}
            <Card title={t('statement')}>
              <StatementLines statement={preview} />
            </Card>
          </>
        )}
      </Loaded>
    </>
  );
}
