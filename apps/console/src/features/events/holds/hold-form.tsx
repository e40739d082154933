import Box from '@mui/material/Box';
import type { Hold } from '@parterre/contract/holds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateHoldMutation, useListHoldsQuery, useUpdateHoldMutation } from '#api/queries/events/holds.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { selectUnsavedChanges } from '#api/settings.ts';
import { useAppSelector } from '#api/store.ts';
import { LOOK } from '#brands/look.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { notInPast, type Rule } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DeleteHold } from './delete-hold.tsx';
import { HoldFields } from './hold-fields.tsx';
import { createHoldValues, type HoldValues, toHoldBody, toHoldValues } from './hold-values.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { ReleaseDialog } from './ledger/release-dialog.tsx';

interface HoldFormProps {
  heading: DrawerHeading;
  hold: Hold | undefined;
  holds: readonly Hold[];
  showCode: string;
  onClose: () => void;
}

/**
 * Creates or changes a hold, saved immediately so that the map shows it. Needs `hold:write`. A flag already in use is
 * refused at its field; a hold that somebody else has changed since (STALE) is compared field by field.
 */
export function HoldForm({ heading, hold, holds, showCode, onClose }: HoldFormProps) {
  const { t } = useTranslation('holds');
  const lockReason = useLockReason('hold:write');
  const canWrite = lockReason === undefined;
  const [create] = useCreateHoldMutation();
  const [update] = useUpdateHoldMutation();
  const { refetch } = useListHoldsQuery({ params: { showCode } });
  const isComing = useComingRule(showCode, hold?.releaseOn);
  const load = (from: Hold | undefined) => ({
    values: from ? toHoldValues(from) : createHoldValues(holds),
    revision: from?.revision ?? 0,
  });
  const { model, asked, leave } = useObjectForm<HoldValues>({
    ...load(hold),
    place: 'inDrawer',
    create: hold ? undefined : (values) => create({ params: { showCode }, body: toHoldBody(values) }).unwrap(),
    reload: async () => {
      const { items } = await refetch().unwrap();
      return load(items.find((item) => item.holdId === hold?.holdId) ?? hold);
    },
    send: async (changed, revision) => {
      const params = { showCode, hold: String(hold?.holdId) };
      return (await update({ params, body: toHoldBody(changed), revision }).unwrap()).revision;
    },
    onLeave: onClose,
    staysOpen: true,
  });
  return (
    <ObjectDrawer
      bar={hold ? 'changed' : 'always'}
      heading={heading}
      model={model}
      onClose={onClose}
      reason={lockReason}
      saveLabel={t(hold ? 'save' : 'create')}
    >
      <AppForm model={model}>
        <FormFields isLocked={!canWrite}>
          <HoldFields isComing={isComing} isDisabled={!canWrite} />
        </FormFields>
      </AppForm>
      {hold && <ReleaseHold hold={hold} onReleased={onClose} reason={lockReason} showCode={showCode} />}
      {hold && <DeleteHold hold={hold} holds={holds} onDeleted={leave} reason={lockReason} showCode={showCode} />}
      <HoldConflict asked={asked} />
    </ObjectDrawer>
  );
}

/** Refuses a day that has passed at the venue. A stored one stays, as on the server. */
function useComingRule(showCode: string, stored: string | null | undefined): Rule {
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  return (value) =>
    !show || value === stored ? undefined : notInPast(() => toWallTime(new Date(), show.timeZone))(value);
}

function HoldConflict({ asked }: { asked: AskedConflict<HoldValues> | null }) {
  const { t } = useTranslation('holds');
  const write = (values: HoldValues, field: keyof HoldValues): string => {
    const value = values[field];
    if (field === 'releaseOn') return formatDay(values.releaseOn);
    if (typeof value === 'boolean') return t(value ? 'field.on' : 'field.off');
    return value === '' || value === null ? '–' : String(value);
  };
  return <FormConflict asked={asked} label={(field) => t(`field.${field}`)} write={write} />;
}

interface ReleaseHoldProps {
  hold: Hold;
  showCode: string;
  reason: string | undefined;
  onReleased: () => void;
}

function ReleaseHold({ hold, showCode, reason, onReleased }: ReleaseHoldProps) {
  const { t } = useTranslation('holds');
  const hasUnsavedSeats = useAppSelector(selectUnsavedChanges).inPage;
  const [isAsking, setAsking] = useState(false);
  const rows = readLedger([hold], '');
  if (!isAsking && rows.every(({ kept }) => kept === 0)) return null;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: `1px solid ${LOOK.line}` }}>
      <ReasonedButton
        onClick={() => setAsking(true)}
        reason={firstReason(reason, hasUnsavedSeats && t('delete.unsaved'))}
        variant="outlined"
      >
        {t('release.button')}
      </ReasonedButton>
      {hasUnsavedSeats && <Box sx={{ mt: 1, typography: 'note', color: LOOK.text2 }}>{t('delete.unsaved')}</Box>}
      <ReleaseDialog
        onClose={() => setAsking(false)}
        onReleased={onReleased}
        rows={isAsking ? rows : null}
        showCode={showCode}
      />
    </Box>
  );
}
