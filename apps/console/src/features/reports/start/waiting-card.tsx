import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { StartPage } from '@parterre/contract/start';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { NothingHere, PLAIN_LIST_LOOK, SeeAll } from './card-parts.tsx';

/** Lists what needs a decision or a reminder: holds to release, guests to approve, late payments. */
export function WaitingCard({ start }: { start: StartPage }) {
  const { t, i18n } = useTranslation('start');
  const { language } = i18n;
  const { holdsDue, approvals, instalmentsOverdue } = start;
  const isQuiet = (holdsDue?.total ?? 0) + (approvals?.total ?? 0) + (instalmentsOverdue?.total ?? 0) === 0;
  return (
    <Card title={t('waiting.title')}>
      {isQuiet && <NothingHere>{t('waiting.none')}</NothingHere>}
      {holdsDue && holdsDue.total > 0 && (
        <Part
          action={
            <SeeAll count={holdsDue.total} href={paths.dueHolds()} of={t('waiting.holds', { count: holdsDue.total })} />
          }
          title={t('waiting.holds', { count: holdsDue.total })}
        >
          {holdsDue.items.map((row) => (
            <Line
              href={paths.showHolds(row.showCode)}
              key={row.showCode}
              name={chooseText(row.name, language)}
              note={t('waiting.holdsOf', {
                count: row.holds,
                places: t('waiting.places', { count: row.places }),
                day: formatDay(row.dueOn),
              })}
            />
          ))}
        </Part>
      )}
      {approvals && approvals.total > 0 && (
        <Part
          action={<SeeAll count={approvals.total} href={paths.guestListsWaiting()} of={t('waiting.approvalLists')} />}
          title={t('waiting.approvals', { count: approvals.total })}
        >
          {approvals.items.map((row) => (
            <Line
              href={paths.showGuestList(row.showCode, row.guestListId)}
              key={row.guestListId}
              name={row.listName}
              note={`${chooseText(row.showName, language)} · ${t('waiting.people', { count: row.people })}`}
            />
          ))}
        </Part>
      )}
      {instalmentsOverdue && instalmentsOverdue.total > 0 && (
        <Part
          action={
            <SeeAll
              count={instalmentsOverdue.total}
              href={paths.instalmentsOverdue()}
              of={t('waiting.instalments', { count: instalmentsOverdue.total })}
            />
          }
          title={t('waiting.instalments', { count: instalmentsOverdue.total })}
        >
          {instalmentsOverdue.open.map(({ currency, amountMinor }) => (
            <Box component="li" key={currency} sx={{ color: 'text.secondary' }}>
              <Link color="inherit" href={paths.instalmentsOverdue()}>
                {t('waiting.open', { amount: formatMoney(amountMinor, currency, language) })}
              </Link>
            </Box>
          ))}
        </Part>
      )}
    </Card>
  );
}

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Box component="h3" sx={{ m: 0, typography: 'body2', fontWeight: 'fontWeightMedium' }}>
          {title}
        </Box>
        {action}
      </Box>
      <Box component="ul" sx={{ ...PLAIN_LIST_LOOK, display: 'grid', gap: 0.75, mt: 0.75, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

function Line({ href, name, note }: { href: string; name: string; note: string }) {
  return (
    <li>
      <Link href={href}>{name}</Link>
      <Note>{note}</Note>
    </li>
  );
}
