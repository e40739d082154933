import Box from '@mui/material/Box';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useListReportSchedulesQuery } from '#api/queries/reports/report-schedules.ts';
import { setPromoter } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { isChosen, REPORT_NAMES } from '../report-kinds.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleItem } from './schedule-item.tsx';

/**
 * Lists the reports sent by e-mail and schedules this one with its current selection and filter. Needs `report:sales`
 * and the report's own permission.
 */
export function SchedulesDrawer() {
  const { t } = useTranslation('reports');
  const { report: asked } = useParams();
  const navigate = useNavigate();
  const search = usePageSearch();
  const { current } = usePromoter();
  const dispatch = useAppDispatch();
  const report = REPORT_NAMES.find((name) => name === asked);
  if (!report || !isChosen(report)) return <Navigate replace to={paths.reports()} />;
  return (
    <AppDrawer
      heading={{ title: t('schedules.title') }}
      onClose={() => void navigate(`${paths.report(report)}${search}`)}
      open
    >
      {!current && <ChoosePromoter onChoose={({ id }) => dispatch(setPromoter(id))} />}
      {current && <Schedules promoterCode={current.code} />}
      {current && <ScheduleForm promoter={current} report={report} />}
    </AppDrawer>
  );
}

function Schedules({ promoterCode }: { promoterCode: string }) {
  const { t } = useTranslation('reports');
  const result = useListReportSchedulesQuery({ query: { promoterCode, pageSize: PAGE_SIZE.max } });
  return (
    <LoadedPart label={t('loading')} result={result} rows={2}>
      {({ items }) =>
        items.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('schedules.none')}</Box>
        ) : (
          <Box aria-label={t('schedules.title')} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((schedule) => (
              <ScheduleItem key={schedule.id} schedule={schedule} />
            ))}
          </Box>
        )
      }
    </LoadedPart>
  );
}
