import type { InstalmentDays } from '@parterre/contract/instalments';
import { useTranslation } from 'react-i18next';
import { useListInstalmentDaysQuery } from '#api/queries/sales/instalments.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { startOfMonth } from '#dates/date-range.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { changeParams } from '#ui/url/change-params.ts';
import { DayCell } from './day-cell.tsx';

interface InstalmentCalendarProps {
  scope: { promoterCode?: string; showCode?: string };
  onOpenDay: (day: string) => void;
}

/** The sums due on each day of a month: outstanding, late and paid. The month is in the URL. */
export function InstalmentCalendar({ scope, onOpenDay }: InstalmentCalendarProps) {
  const { t, i18n } = useTranslation('instalments');
  const [params, setParams] = useUrlParams();
  const given = params.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(given) ? given : monthOf(toOwnDay(new Date()));
  const { currentData: data, error, refetch } = useListInstalmentDaysQuery({ query: { ...scope, month } });
  const handleTurn = (by: number) => setParams((current) => changeParams(current, { month: shiftMonth(month, by) }));
  const name = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const title = name(`${month}-01`, { month: 'long', year: 'numeric' });
  const writeDay = (day: string | null | undefined, items: InstalmentDays['items']) =>
    day && (
      <DayCell
        day={day}
        dayName={name(day, { weekday: 'long', day: 'numeric', month: 'long' })}
        onOpen={() => onOpenDay(day)}
        sums={items.filter(({ dueOn }) => dueOn === day)}
      />
    );
  return (
    <Card
      action={
        <>
          <TipIconButton label={t('calendar.previous')} onClick={() => handleTurn(-1)} size="small">
            <ChevronLeftIcon />
          </TipIconButton>
          <TipIconButton label={t('calendar.next')} onClick={() => handleTurn(1)} size="small">
            <ChevronRightIcon />
          </TipIconButton>
        </>
      }
      note={<span aria-live="polite">{title}</span>}
      title={t('calendar.title')}
    >
      <LoadedPart isInCard label={t('loading')} result={{ data, error, refetch }} rows={listWeeks(month).length}>
        {({ items }) => (
          <PlainTable
            caption={t('calendar.of', { month: title })}
            columns={WEEK.map((weekday, index) => ({
              id: weekday,
              header: name(weekday, { weekday: 'short' }),
              cell: (week: readonly (string | null)[]) => writeDay(week[index], items),
            }))}
            getRowId={(week) => week.find(Boolean) ?? ''}
            look="calendar"
            rows={listWeeks(month)}
          />
        )}
      </LoadedPart>
    </Card>
  );
}

/** Any week that starts on Monday, to name the weekdays. */
const WEEK = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08'];

/** Returns the weeks of a month `YYYY-MM`, Monday first; null for days of other months. */
export function listWeeks(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}

export const shiftMonth = (month: string, by: number): string => monthOf(startOfMonth(`${month}-01`, by));

const monthOf = (day: string): string => day.slice(0, 7);
