import type { ReportPage } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { CHOSEN_REPORTS, type ChosenName } from '../report-kinds.ts';
import { writeCell } from './use-report-columns.tsx';

/** One strip per currency, because currencies cannot be added up. */
export function ReportTotals({ report, page }: { report: ChosenName; page: ReportPage }) {
  const { t, i18n } = useTranslation('reports');
  const columns = new Map(page.columns.map((column) => [column.key, column]));
  const words = { yes: t('yes'), no: t('no') };
  return page.totals.map(({ currency, values }) => {
    const figures = CHOSEN_REPORTS[report].headlines.flatMap((key) => {
      const column = columns.get(key);
      const value = values[key];
      if (!column || value === undefined) return [];
      const text = writeCell(value, column.kind, { currency, language: i18n.language, words });
      return [{ label: column.header, value: text, ...(column.kind === 'money' ? { unit: currency } : {}) }];
    });
    return figures.length > 0 && <FigureStrip figures={figures} key={currency} />;
  });
}
