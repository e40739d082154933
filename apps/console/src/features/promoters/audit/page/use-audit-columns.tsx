import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditEntry } from '@parterre/contract/audit';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { CLIPPED } from '#ui/clipped.ts';
import { Note } from '#ui/note.tsx';
import { useAuditWords } from '../use-audit-words.ts';

/** Pass `hasPromoter` for a list with entries of several promoters. */
export function useAuditColumns(hasPromoter: boolean): TableColumn<AuditEntry>[] {
  const { t } = useTranslation('audit');
  const { writeDay, writeTime, namePromoter, nameShow, describe } = useAuditWords();
  const promoter: TableColumn<AuditEntry> = {
    id: 'promoter',
    header: t('column.promoter'),
    widthPx: 170,
    priority: 1,
    exportValue: ({ promoterCode }) => namePromoter(promoterCode),
    cell: ({ promoterCode }) => namePromoter(promoterCode),
  };
  return [
    {
      id: 'at',
      header: t('column.at'),
      widthPx: hasPromoter ? 124 : 104,
      canHide: false,
      exportValue: (entry, hours) => `${writeDay(entry)} ${writeTime(entry, hours)}`,
      cell: (entry) => <TwoLines first={writeDay(entry)} second={writeTime(entry)} />,
    },
    {
      id: 'actor',
      header: t('column.actor'),
      widthPx: 150,
      exportValue: ({ actor, door }) => [actor, t(`door.${door}`)].filter(Boolean).join(', '),
      cell: ({ actor, door }) => <TwoLines first={actor} second={t(`door.${door}`)} />,
    },
    {
      id: 'what',
      header: t('column.what'),
      widthPx: 260,
      grow: 2,
      canHide: false,
      exportValue: (entry) => [describe(entry).title, describe(entry).note].filter(Boolean).join(', '),
      cell: (entry) => <TwoLines first={<EntryLink entry={entry} />} second={describe(entry).note} />,
    },
    {
      id: 'show',
      header: t('column.show'),
      widthPx: 180,
      grow: 2,
      priority: 3,
      exportValue: (entry) => [nameShow(entry), entry.show?.showCode].filter(Boolean).join(', '),
      cell: (entry) => <TwoLines first={nameShow(entry)} second={entry.show?.showCode ?? ''} />,
    },
    ...(hasPromoter ? [promoter] : []),
    {
      id: 'address',
      header: t('column.address'),
      widthPx: 130,
      priority: 2,
      exportValue: ({ address }) => address,
      cell: ({ address }) => address,
    },
  ];
}

function EntryLink({ entry }: { entry: AuditEntry }) {
  const search = usePageSearch();
  const { title } = useAuditWords().describe(entry);
  return (
    <Link
      color="text.primary"
      href={`${paths.auditEntry(entry.promoterCode, entry.auditEntryId)}${search}`}
      sx={CLIPPED}
      title={title}
      underline="hover"
    >
      {title}
    </Link>
  );
}

export function AuditCard({ entry }: { entry: AuditEntry }) {
  const { writeDay, writeTime, namePromoter, nameShow, describe } = useAuditWords();
  const { current } = usePromoter();
  const { note } = describe(entry);
  const facts = [
    entry.actor,
    nameShow(entry),
    entry.address,
    current === null && namePromoter(entry.promoterCode),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, overflowWrap: 'anywhere' }}>
      <EntryLink entry={entry} />
      {note && <div>{note}</div>}
      <Note>{facts.join(' · ')}</Note>
      <Box component="time" dateTime={entry.at} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {`${writeDay(entry)}, ${writeTime(entry)}`}
      </Box>
    </Box>
  );
}
