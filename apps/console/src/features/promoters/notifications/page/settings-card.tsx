import Box from '@mui/material/Box';
import {
  DELIVERIES,
  type Delivery,
  NOTIFIED_KINDS,
  type NotifiedKind,
} from '@parterre/contract/choices/occurrence-choices';
import type { NotificationSettings } from '@parterre/contract/notifications';
import { useTranslation } from 'react-i18next';
import {
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useSetNotificationSettingsMutation,
} from '#api/queries/promoters/notifications.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { FormSaveBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { Loaded } from '#pages/loaded.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface SettingsCardProps {
  code: string;
  /** Set if there are several promoters. */
  name: string | undefined;
}

/** Sets which notifications a user gets at one promoter, and how. */
export function SettingsCard({ code, name }: SettingsCardProps) {
  const { t } = useTranslation('notifications');
  const result = useGetNotificationSettingsQuery({ params: { code } });
  return (
    <Card note={name} title={t('settings.title')}>
      <Box sx={{ p: 2 }}>
        <Loaded label={t('loading')} result={result}>
          {(settings) => <SettingsForm key={code} settings={settings} />}
        </Loaded>
      </Box>
    </Card>
  );
}

/** Offers one choice per kind that concerns the user. Needs `show:read`. */
function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('notifications');
  const [set] = useSetNotificationSettingsMutation();
  const [get] = useLazyGetNotificationSettingsQuery();
  const params = { code: settings.promoterCode };
  const load = (from: NotificationSettings) => ({ values: toValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<SettingsValues>({
    ...load(settings),
    place: 'inPage',
    reload: async () => load(await get({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await set({ params, body: { items: toItems(changed) }, revision }).unwrap();
      showToast(t('settings.saved'), 'success');
      return saved.revision;
    },
    staysOpen: true,
  });
  const options = DELIVERIES.map((value) => ({ value, label: t(`delivery.${value}`) }));
  return (
    <>
      <Box sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('settings.where', { email: settings.email, zone: settings.timeZone })}
      </Box>
      <AppForm model={model}>
        <Box sx={GRID_LOOK}>
          {settings.items.map(({ kind }) => (
            <SelectField
              help={t(`means.${fieldOf(kind)}`)}
              key={kind}
              label={t(`kind.${fieldOf(kind)}`)}
              name={fieldOf(kind)}
              options={options}
            />
          ))}
        </Box>
      </AppForm>
      <FormSaveBar model={model} saveLabel={t('settings.save')} />
      <FormConflict
        asked={asked}
        label={(field) => t(`kind.${field}`)}
        write={(values, field) => t(`delivery.${values[field] ?? 'bell'}`)}
      />
    </>
  );
}

const GRID_LOOK = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  maxWidth: 960,
};

/** Keyed by field name, in which dots are replaced: the form would read a dot as a nested field. */
type SettingsValues = Record<string, Delivery>;

const fieldOf = (kind: NotifiedKind): string => kind.replaceAll('.', '-');

const toValues = ({ items }: Pick<NotificationSettings, 'items'>): SettingsValues =>
  Object.fromEntries(items.map(({ kind, delivery }) => [fieldOf(kind), delivery]));

/** Returns the changed kinds as the body of the call. */
const toItems = (changed: Partial<SettingsValues>): NotificationSettings['items'] =>
  NOTIFIED_KINDS.flatMap((kind) => {
    const delivery = changed[fieldOf(kind)];
    return delivery === undefined ? [] : [{ kind, delivery }];
  });
