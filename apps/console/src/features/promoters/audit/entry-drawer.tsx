import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { AuditEntry } from '@parterre/contract/audit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useGetAuditEntryQuery } from '#api/queries/promoters/audit.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { ChangedFields } from '#history/changed-fields.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { findThing } from './find-thing.ts';
import { useAuditWords } from './use-audit-words.ts';

/** `/audit/:promoterCode/:auditEntryId`: one entry with every field, before and after. */
export function EntryDrawer() {
  const { t } = useTranslation('audit');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { promoterCode = '' } = useParams();
  const id = useIdParam('auditEntryId');
  const result = useGetAuditEntryQuery({ params: { code: promoterCode, auditEntryId: id } });
  const handleClose = () => void navigate(`${paths.audit()}${search}`);
  return (
    <EditDrawer id={id} label={t('loading')} onClose={handleClose} result={result} title={t('one')}>
      {(entry) => <Entry entry={entry} onClose={handleClose} />}
    </EditDrawer>
  );
}

function Entry({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t } = useTranslation('audit');
  const { describe, listFields, writeDay, writeTime } = useAuditWords();
  const { title, note } = describe(entry);
  const fields = listFields(entry);
  return (
    <AppDrawer heading={{ title, facts: `${writeDay(entry)}, ${writeTime(entry)}` }} onClose={onClose} open>
      {note && <Box sx={{ mb: 2, color: 'text.secondary' }}>{note}</Box>}
      <EntryFacts entry={entry} />
      {fields.length > 0 && <ChangedFields changes={fields} />}
      {fields.length === 0 && (
        <Box sx={{ mt: 2, color: 'text.secondary' }}>
          {entry.isMasked ? t('entry.masked', { permission: 'customer:read' }) : t('entry.noFields')}
        </Box>
      )}
    </AppDrawer>
  );
}

interface Fact {
  key: string;
  value: ReactNode;
  /** Links to the audit list, filtered by the same actor, thing or show. */
  more?: ReactNode;
}

/**
 * Every fact is a link, because an entry raises the question what else the same actor did, or what else happened to it.
 */
function EntryFacts({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('audit');
  const { namePromoter, nameShow } = useAuditWords();
  const { actor, actorId, door, object, objectId, show, address, promoterCode } = entry;
  const thing = findThing(entry);
  const thingName = `${t(`thing.${object}`, { defaultValue: object })} ${objectId}`;
  const also = (label: string, filter: Parameters<typeof paths.audit>[0]) => (
    <Link href={paths.audit(filter)}>{label}</Link>
  );
  const ofShow: Fact[] = show
    ? [
        {
          key: 'show',
          value: <Link href={paths.show(show.showCode)}>{nameShow(entry)}</Link>,
          more: also(t('entry.ofShow'), { showCode: show.showCode }),
        },
      ]
    : [];
  const facts: Fact[] = [
    { key: 'actor', value: `${actor} (${t(`door.${door}`)})`, more: also(t('entry.byActor'), { actorId }) },
    {
      key: 'object',
      value: thing ? <Link href={thing}>{thingName}</Link> : thingName,
      more: also(t('entry.ofThing'), { thing: `${object}:${objectId}` }),
    },
    ...ofShow,
    { key: 'promoter', value: namePromoter(promoterCode) },
    ...(address ? [{ key: 'address', value: address, more: also(t('entry.fromAddress'), { address }) }] : []),
    { key: 'action', value: entry.action },
    { key: 'request', value: entry.requestId },
  ];
  return (
    <Box component="dl" sx={LIST_LOOK}>
      {facts.map(({ key, value, more }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <dt>{t(`entry.${key}`)}</dt>
          <dd>
            {value}
            {more && <Box sx={{ typography: 'caption' }}>{more}</Box>}
          </dd>
        </Box>
      ))}
    </Box>
  );
}

const LIST_LOOK = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd a': { display: 'inline-block', minHeight: '24px' },
};
