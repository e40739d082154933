import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIssueGuestsMutation } from '#api/queries/sales/guest-lists.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { MultilineField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { CreateBar } from '#forms/object/form-save-bar.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { nameSeats } from '#i18n/name-seats.ts';
import { readSeats, writeSeat } from '#programme/seats/read-seats.ts';
import { SeatChooser } from '#programme/seats/seat-chooser.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { guestErrorText } from '../guest-error-text.ts';
import { GuestFrame } from './guest-frame.tsx';
import { canDo, useGuestActions } from './use-guest-actions.ts';

/** `…/guests/:guestId/issue`: tickets for a guest and the people they bring, on seats chosen by the box office. */
export function IssueSeatsDrawer() {
  return (
    <GuestFrame>
      {({ guest, list, close }) => <IssueSeats guest={guest} key={guest.guestId} list={list} onClose={close} />}
    </GuestFrame>
  );
}

/**
 * Issues tickets for chosen seats. Needs `guestlist:write`. A seat taken meanwhile (SEAT_TAKEN) or not for sale is
 * named at the field, and the map is read again.
 */
function IssueSeats({ guest, list, onClose }: { guest: Guest; list: GuestList; onClose: () => void }) {
  const { t } = useTranslation('guest-lists');
  const [issue] = useIssueGuestsMutation();
  /** Every refusal changes this count, which makes the map read the seats again. */
  const [refusals, setRefusals] = useState(0);
  const [opened] = useState(guest);
  const { guestId, name, plusOnes } = opened;
  const people = 1 + plusOnes;
  const { model } = useObjectForm<{ seats: string }>({
    values: EMPTY,
    place: 'inDrawer',
    create: async ({ seats }) => {
      const seatIds = readSeats(seats);
      const body = { guestIds: [guestId], seats: [{ guestId, seatIds }] };
      const { issued } = await issue({ params: { guestListId: list.guestListId }, body }).unwrap();
      showToast(t('done.issue', { count: issued.length }), 'success');
    },
    onRefused: () => setRefusals((count) => count + 1),
    describe: (error) => guestErrorText(error, t),
    placeError: ({ field }, { seats }) => {
      const seatId = readSeats(seats)[Number(SEAT_FIELD.exec(field)?.[1])];
      return seatId === undefined ? {} : { values: { seatId: nameSeats([seatId]) } };
    },
    onLeave: onClose,
  });
  const typed = useWatch({ control: model.form.control, name: 'seats' });
  const locked = useIssueReason(opened, list);
  const missing = readSeats(typed).length === people ? undefined : t('issue.seatsWanted', { count: people });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={locked ?? missing} saveLabel={t('menu.issue')} />}
      heading={{ title: t('menu.issue'), facts: plusOnes > 0 ? `${name} +${plusOnes}` : name }}
      onClose={onClose}
      open
      size="wide"
    >
      <AppForm model={model}>
        <FormFields isLocked={locked !== undefined}>
          <MultilineField
            help={[t('issue.seatsHelp'), list.holdLabel && t('issue.seatsOfHold', { hold: list.holdLabel })]
              .filter(Boolean)
              .join(' ')}
            label={t('issue.seats', { count: people })}
            name="seats"
            rows={Math.min(8, people + 1)}
          />
        </FormFields>
        {locked === undefined && (
          <SeatChooser
            chosen={readSeats(typed)}
            key={refusals}
            holdId={list.holdId}
            most={people}
            onChange={(seatIds) =>
              model.form.setValue('seats', seatIds.map(writeSeat).join('\n'), { shouldDirty: true })
            }
            showCode={list.showCode}
          />
        )}
      </AppForm>
    </AppDrawer>
  );
}

/** Why no seats can be issued; the guest may have changed since the link was made. */
function useIssueReason(guest: Guest, list: GuestList): string | undefined {
  const { t } = useTranslation('guest-lists');
  const { reasonFor } = useGuestActions(list);
  if (!list.isSeated) return t('issue.noSeats');
  return reasonFor('issue') ?? (canDo('issue', guest) ? undefined : t('issue.notApproved'));
}

/** The server names a seat that is not in the plan by its index in the list. */
const SEAT_FIELD = /^seats\.0\.seatIds\.(\d+)$/;
const EMPTY = { seats: '' };
