import Box from '@mui/material/Box';
import type { ApiKey } from '@parterre/contract/api-keys';
import { LIMITS, PAGE_SIZE } from '@parterre/contract/choices/limits';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AuditLink } from '#access/audit-link.tsx';
import { useListApiKeysQuery, useUpdateApiKeyMutation } from '#api/queries/promoters/api-keys.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useListed } from '#forms/object/use-listed.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { useSearchedPage } from '#forms/object/use-searched-page.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useRevocation } from '../revoke-dialog.tsx';
import { useKeyWords } from '../use-key-words.ts';

/** `/api-keys/:apiKeyId`, over the list page it was opened from. */
export function KeyDrawer() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const apiKeyId = useIdParam('apiKeyId');
  const { current, isLoading } = usePromoter();
  const { pageIndex, findIn } = useSearchedPage('apiKeyId', apiKeyId);
  const query = { pageSize: PAGE_SIZE.max, pageIndex, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListApiKeysQuery({ query }, { skip: isLoading });
  const apiKey = useListed(findIn(result.currentData), 'apiKeyId', apiKeyId);
  const handleClose = () => void navigate(`${paths.apiKeys()}${search}`);
  const { error, refetch } = result;
  return (
    <EditDrawer
      id={apiKeyId}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData: apiKey, error, refetch }}
      title={t('one')}
    >
      {(found) => (
        <EditKey apiKey={found} onClose={handleClose} readAgain={async () => (await refetch().unwrap()).items} />
      )}
    </EditDrawer>
  );
}

interface EditKeyProps {
  apiKey: ApiKey;
  onClose: () => void;
  readAgain: () => Promise<ApiKey[]>;
}

/**
 * Renames a key. Needs `apikey:manage`. A name in use is refused at its field; a revoked key stays readable, because
 * its orders name it.
 */
function EditKey({ apiKey, onClose, readAgain }: EditKeyProps) {
  const { t } = useTranslation('api-keys');
  const [update] = useUpdateApiKeyMutation();
  const revocation = useRevocation();
  const isRevoked = apiKey.revokedAt !== null;
  const { apiKeyId } = apiKey;
  const load = ({ name, revision }: ApiKey) => ({ values: { name }, revision });
  const { model, asked, leave } = useObjectForm<{ name: string }>({
    ...load(apiKey),
    place: 'inDrawer',
    reload: async () => load((await readAgain()).find((key) => key.apiKeyId === apiKeyId) ?? apiKey),
    send: async ({ name = apiKey.name }, revision) => {
      const saved = await update({ params: { apiKeyId }, body: { name }, revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  const reason = isRevoked ? t('revoked') : undefined;
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: apiKey.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('form.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={isRevoked}>
          <TextField label={t('form.name')} name="name" rules={[required, maxLength(LIMITS.apiKey.name)]} />
        </FormFields>
        <KeyFacts apiKey={apiKey} />
        <Box sx={{ mt: 2 }}>
          <AuditLink filter={{ actorId: `key:${apiKeyId}` }} />
        </Box>
      </AppForm>
      {!isRevoked && (
        <DeleteSection
          onDelete={() => revocation.revokeKey(apiKey)}
          onDeleted={leave}
          request={revocation.describe(apiKey)}
        />
      )}
      <FormConflict asked={asked} label={() => t('form.name')} write={({ name }) => name} />
    </ObjectDrawer>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const words = useKeyWords();
  const facts = [
    [t('facts.begins'), `${apiKey.prefix}…`],
    [t('column.channel'), words.nameChannel(apiKey)],
    [t('facts.range'), words.nameRange(apiKey)],
    [t('column.created'), `${words.writeCreated(apiKey)}, ${apiKey.createdBy}`],
    [t('column.lastUsed'), words.writeLastUse(apiKey)],
    ...(apiKey.revokedAt ? [[t('state.revoked'), words.writeRevoked(apiKey)]] : []),
  ];
  return (
    <Box component="dl" sx={LOOK}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
