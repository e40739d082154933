import { INVITATION_HOURS } from '@parterre/contract/choices/access-choices';
import { MAIL_LANGUAGES, type MailLanguage } from '@parterre/contract/choices/account-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCreateInvitationMutation } from '#api/queries/promoters/invitations.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { email, maxLength, required } from '#forms/rules.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { AccessFields } from '../access/access-fields.tsx';
import { type AccessValues, placeAccessError, toAccessBody } from '../access/access-values.ts';

/**
 * `/users/invite`: promoter, address and role. Needs `user:manage`. An address that is a user or invited already is
 * refused at its field.
 */
export function InviteDrawer() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.users()}${search}`);
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('invite.action')}>
      {(promoter) => <InviteForm onClose={handleClose} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

interface InviteValues extends AccessValues {
  email: string;
  language: MailLanguage;
}

function InviteForm({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('users');
  const reason = useLockReason('user:manage');
  const [invite] = useCreateInvitationMutation();
  const { model } = useObjectForm<InviteValues>({
    values: { ...EMPTY, language: chooseMailLanguage(promoter.defaultCulture) },
    place: 'inDrawer',
    create: async ({ email: address, language, ...values }) => {
      const body = { promoterCode: promoter.code, email: address, language, ...toAccessBody(values) };
      await invite({ body }).unwrap();
      showToast(t('invite.done', { email: address }), 'success');
    },
    placeError: placeAccessError,
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('invite.action'), facts: promoter.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('invite.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={reason !== undefined}>
          <TextField
            help={t('invite.emailHelp', { hours: INVITATION_HOURS })}
            input={{ autoFocus: true, type: 'email' }}
            label={t('column.email')}
            name="email"
            rules={[required, email, maxLength(LIMITS.email)]}
          />
          <AccessFields promoterCode={promoter.code} />
          <SelectField
            label={t('invite.language')}
            name="language"
            options={MAIL_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] ?? value }))}
            rules={[required]}
          />
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );
}

/** Returns the mail language for the promoter's language; another region of it if needed. */
const chooseMailLanguage = (culture: string): MailLanguage =>
  MAIL_LANGUAGES.find((known) => known === culture) ??
  MAIL_LANGUAGES.find((known) => known.slice(0, 2) === culture.slice(0, 2)) ??
  EMPTY.language;

const EMPTY: InviteValues = {
  email: '',
  language: 'en-GB',
  role: 'event-manager',
  scope: 'promoter',
  venueIds: [],
  siteIds: [],
};
