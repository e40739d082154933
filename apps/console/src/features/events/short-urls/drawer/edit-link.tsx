import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useUpdateShortUrlMutation } from '#api/queries/events/short-urls.ts';
import { DeleteSection } from '#drawers/delete-section.tsx';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { formatNumber } from '#i18n/format-number.ts';
import { useLockReason } from '#session/use-features.ts';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useLinkDeletion } from '../delete-link-dialog.tsx';
import { toLinkDays } from '../link-days.ts';
import { type LinkValues, splitTarget, toLinkPatch, toLinkValues } from '../link-values.ts';
import { useLinks } from '../use-links.ts';
import { AddressSection, DrawerSection } from './drawer-section.tsx';
import { LinkFields } from './link-fields.tsx';
import { QrCodeSection } from './qr-code-section.tsx';
import { VisitsChart } from './visits-chart.tsx';

interface EditLinkProps {
  heading: DrawerHeading;
  link: ShortUrl;
  show: Pick<Show, 'timeZone' | 'promoterCode'>;
  onClose: () => void;
}

/**
 * Changes the target of a link. Needs `link:write`. The address cannot change, because it is printed; a target on a
 * host that is not allowed is refused at its field.
 */
export function EditLink({ heading, link, show, onClose }: EditLinkProps) {
  const { t } = useTranslation('short-urls');
  const lockReason = useLockReason('link:write');
  const canWrite = lockReason === undefined;
  const { allowedHosts, refetch } = useLinks(link.showCode);
  const [update] = useUpdateShortUrlMutation();
  const load = (from: ShortUrl) => ({ values: toLinkValues(from), revision: from.revision });
  const { model, asked, leave } = useObjectForm<LinkValues>({
    ...load(link),
    place: 'inDrawer',
    reload: async () => load((await refetch()).find(({ id }) => id === link.id) ?? link),
    send: async (changed, revision) => {
      const saved = await update({ params: { id: link.id }, body: toLinkPatch(changed), revision }).unwrap();
      showToast(t('edit.saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
    staysOpen: true,
  });
  useFieldFromUrl(model.form);
  return (
    <ObjectDrawer
      bar="changed"
      heading={heading}
      model={model}
      onClose={onClose}
      reason={lockReason}
      saveLabel={t('edit.save')}
    >
      {!link.isTargetAllowed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('blocked', { host: splitTarget(link.targetUrl).host })}
        </Alert>
      )}
      <AddressSection link={link} />
      <AppForm model={model}>
        <LinkFields allowedHosts={allowedHosts} isDisabled={!canWrite} promoterCode={show.promoterCode} />
      </AppForm>
      <QrCodeSection link={link} />
      <VisitsSection link={link} timeZone={show.timeZone} />
      <DeleteLink link={link} onDeleted={leave} />
      <LinkConflict asked={asked} />
    </ObjectDrawer>
  );
}

function LinkConflict({ asked }: { asked: AskedConflict<LinkValues> | null }) {
  const { t } = useTranslation('short-urls');
  const write = (values: LinkValues, field: keyof LinkValues): string => {
    const value = values[field];
    return typeof value === 'boolean' ? t(value ? 'state.active' : 'state.paused') : value;
  };
  const labels = { title: t('field.title'), targetUrl: t('field.target'), isActive: t('field.active') };
  return <FormConflict asked={asked} label={(field) => labels[field]} write={write} />;
}

interface DeleteLinkProps {
  link: ShortUrl;
  onDeleted: () => void;
}

function DeleteLink({ link, onDeleted }: DeleteLinkProps) {
  const { t } = useTranslation('short-urls');
  const { deleteLink, describe } = useLinkDeletion();
  return (
    <DeleteSection
      label={t('delete.action')}
      onDelete={() => deleteLink(link)}
      onDeleted={onDeleted}
      reason={useLockReason('link:write')}
      request={describe(link)}
    />
  );
}

interface VisitsSectionProps {
  link: Pick<ShortUrl, 'visits' | 'last30Days'>;
  timeZone: string;
}

function VisitsSection({ link, timeZone }: VisitsSectionProps) {
  const { t, i18n } = useTranslation('short-urls');
  const days = toLinkDays(link.last30Days, new Date(), timeZone);
  return (
    <DrawerSection
      aside={
        <Box component="span" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {t('visits.total', { count: link.visits, number: formatNumber(link.visits, i18n.language) })}
        </Box>
      }
      title={t('visits.title')}
    >
      <VisitsChart days={days} />
      <Note sx={{ mt: 0.75 }}>{t('visits.how')}</Note>
    </DrawerSection>
  );
}
