import type { SelectableShow } from '@parterre/contract/data-selectors';
import type { ReportColumnSet } from '@parterre/contract/report-settings';
import type { ReportPage, SalesFigures } from '@parterre/contract/reports/report-page';
import type { Permission } from '@parterre/contract/wire/permissions';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ReportsPage } from '#features/reports/reports/reports-page.tsx';
import { ReportsStart } from '#features/reports/reports/reports-start.tsx';
import { EditScheduleDrawer } from '#features/reports/reports/schedules/edit-schedule-drawer.tsx';
import { SchedulesDrawer } from '#features/reports/reports/schedules/schedules-drawer.tsx';
import { SelectorDrawer } from '#features/reports/reports/selection/selector-drawer.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { allBut, answerByPath } from './answer-by-path.ts';
import { type SeenRequest, startFakeServer } from './fake-server.ts';
import { FeaturesGate } from './features-gate.tsx';
import { renderWithConsole } from './render-with-console.tsx';

export const SALES = 'POST /api/reporting/sales/reports/sales';
export const column = (key: string, header: string, kind: ReportPage['columns'][number]['kind'] = 'text') => ({
  key,
  header,
  kind,
  isMasked: false,
  isDefault: true,
});
export const PAGE: ReportPage = {
  columns: [
    column('show_name', 'Show name'),
    { ...column('town', 'Town'), isDefault: false },
    column('show_date', 'Show date', 'date'),
    column('price_type', 'Ticket'),
    column('sold', 'Sold', 'number'),
    column('sold_percent', 'Sold %', 'percent'),
    column('gross_sales', 'Gross sales', 'money'),
    column('currency', 'Currency'),
  ],
  items: [
    {
      show_name: 'Mahler: Symphony No. 5',
      town: 'New York',
      show_date: '2026-12-10',
      price_type: 'Premium',
      sold: 1200,
      sold_percent: 42.5,
      gross_sales: 16200.5,
      currency: 'USD',
    },
  ],
  totals: [{ currency: 'USD', values: { sold: 3000, gross_sales: 30302 } }],
  totalPages: 2,
  totalItems: 21,
  totalKind: 'exact',
};

const sold = (currency: string, tickets: number, grossMinor: number) => ({ currency, tickets, grossMinor });
export const FIGURES: SalesFigures = {
  byDay: [
    { on: '2026-11-01', ...sold('USD', 3, 30_000) },
    { on: '2026-11-03', ...sold('USD', 5, 50_000) },
    { on: '2026-11-03', ...sold('EUR', 1, 9_050) },
  ],
  byPriceType: [
    { name: 'Premium', ...sold('USD', 8, 80_000) },
    { name: 'Balcony', ...sold('EUR', 1, 9_050) },
  ],
  byHour: [
    { weekday: 5, hour: 19, tickets: 6 },
    { weekday: 1, hour: 9, tickets: 3 },
  ],
  byChannel: [{ channel: 'web', ...sold('USD', 9, 89_050) }],
  priceNames: ['Balcony', 'Gallery', 'Premium'],
};
export const COLUMN_SETS = 'GET /api/reporting/report-column-sets';
export const FINANCE: ReportColumnSet = {
  id: 7,
  promoterCode: 'harbour-hall',
  report: 'sales',
  name: 'For finance',
  columns: ['gross_sales', 'show_name', 'gone'],
  isShared: true,
  isOwn: true,
  ownerName: 'Olive Owner',
  revision: 3,
};

const selectable = (showCode: string, name: string): SelectableShow => ({
  showCode,
  promoterCode: 'harbour-hall',
  name: { 'en-GB': name },
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'America/New_York',
  venueName: 'David Geffen Hall',
  town: 'New York',
  status: 'ACTIVE',
  seating: 'RESERVED',
  currency: 'USD',
});
export const SHOWS = [selectable('K7M2QXRB', 'Mahler: Symphony No. 5'), selectable('A2B3C4D5', 'Handel: Messiah')];
export const listOf = (items: readonly object[]) => ({ items, totalPages: 2, totalItems: 22, totalKind: 'exact' });
const features = ['reporting', 'Sales', 'CustomerData', 'Instalments', 'FanShare'].map((id) => ({ id }));
export const granted = (...missing: Permission[]) => ({
  'GET /api/main/features': { ...allBut(...missing)['GET /api/main/features'], items: features },
});

/** Opens the reports at a path; by default the server answers with one page of sales. */
export async function openReports(path: string, answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      ...granted(),
      [SALES]: PAGE,
      'GET /api/reporting/data-selectors/shows': listOf(SHOWS),
      'GET /api/reporting/data-selectors/venues': listOf([]),
      'GET /api/reporting/data-selectors/artist-campaigns': listOf([]),
      'GET /api/main/item-types': { items: [] },
      'POST /api/reporting/sales/reports/sales/figures': FIGURES,
      'GET /api/reporting/report-downloads': { ...listOf([]), totalItems: 0 },
      [COLUMN_SETS]: listOf([]),
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <ReportsPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      { path: '/reports', Component: ReportsStart },
      {
        path: '/reports/:report',
        element,
        children: [
          { path: 'data', Component: SelectorDrawer },
          { path: 'schedules', Component: SchedulesDrawer },
          { path: 'schedules/:reportScheduleId', Component: EditScheduleDrawer },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const { store } = await renderWithConsole(<RouterProvider router={router} />);
  const bodies = () => seen.filter(isSales).map(({ body }) => JSON.parse(String(body)));
  return { seen, router, store, bodies, user: userEvent.setup({ delay: null }) };
}

export const isSales = ({ method, url }: SeenRequest) => method === 'POST' && url.endsWith('/sales/reports/sales');
