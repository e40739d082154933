import type { ReportPage } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { CHOSEN_REPORTS, type ChosenName } from '../report-kinds.ts';
import { writeCell } from './use-report-columns.tsx';

/** The sign with which a total of the sales report leads from its gross to its net. */
const BETWEEN_GROSS_AND_NET = { refunds: 1, tax: -1 };

/** One strip per currency, because currencies cannot be added up. */
export function ReportTotals({ report, page }: { report: ChosenName; page: ReportPage }) {
  const { t, i18n } = useTranslation('reports');
  const words = { yes: t('yes'), no: t('no') };
  return page.totals.map(({ currency, values }) => {
    const find = (key: string, sign = 1) => {
      const column = page.columns.find((own) => own.key === key);
      const value = values[key];
      if (!column || value === undefined) return [];
      const { header, kind } = column;
      const text = writeCell(sign * value, kind, { currency, language: i18n.language, words });
      return [{ label: header, value: text, isMoney: kind === 'money', isZero: value === 0 }];
    };
    const between = Object.entries(BETWEEN_GROSS_AND_NET).flatMap(([key, sign]) => find(key, sign));
    const fromGross = between.filter(({ isZero }) => !isZero).map(({ label, value }) => `${label} ${value}`);
    const figures = CHOSEN_REPORTS[report].headlines.flatMap((key) =>
      find(key).map(({ label, value, isMoney }) => ({
        label,
        value,
        ...(isMoney ? { unit: currency } : {}),
        ...(key === 'net_sales' && fromGross.length > 0 ? { note: fromGross.join(' · ') } : {}),
      })),
    );
    return figures.length > 0 && <FigureStrip figures={figures} key={currency} />;
  });
}
