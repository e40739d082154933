import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { findProblem } from '../../api/failure.ts';
import { useUnsavedChanges } from '../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../drawers/app-drawer.tsx';
import type { DrawerHeading } from '../../drawers/drawer-header.tsx';
import { AppForm } from '../../forms/app-form.tsx';
import { TextByCultureField } from '../../forms/fields/text-by-culture-field.tsx';
import { dropBlankCultures, fillCultures } from '../../forms/fill-cultures.ts';
import { maxLength, required } from '../../forms/rules/text-rules.ts';
import { translateFieldErrors } from '../../forms/translate-field-errors.ts';
import type { ConfirmedTexts } from '../../forms/translation/confirmed-texts.ts';
import { TranslatedTexts } from '../../forms/translation/translated-texts.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useTextCultures } from '../../session/use-text-cultures.ts';
import { showToast } from '../../ui/notices.tsx';
import { GroupSaveBar } from './group-save-bar.tsx';
import { useCreatePriceGroupMutation, useLazyGetPriceGroupQuery, useUpdatePriceGroupMutation } from './queries.ts';
import { useCloseAfterSave } from './use-close-after-save.ts';

interface PriceGroupFormProps {
  /** Absent: a new one. */
  group: PriceGroup | undefined;
  heading: DrawerHeading;
  show: Show;
  onClose: () => void;
}

interface GroupValues {
  name: Record<string, string>;
  confirmedTexts: ConfirmedTexts;
}

const NAME_LENGTH = 60;

/** The name of a group in every language of the promoter; saving closes the drawer. */
export function PriceGroupForm({ group, heading, show, onClose }: PriceGroupFormProps) {
  const { t } = useTranslation('price-groups');
  const cultures = useTextCultures(show);
  const [isDirty, setDirty] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useUnsavedChanges('inDrawer', isDirty && !isSaved);
  useCloseAfterSave(isSaved, onClose);
  const save = useSaveGroup(group, show.showCode);
  const [defaultValues] = useState<GroupValues>(() => ({
    name: fillCultures(group?.name ?? {}, cultures),
    confirmedTexts: {},
  }));
  const model = useAppForm<GroupValues>({
    defaultValues,
    describeError: errorText,
    onDirtyChange: setDirty,
    onSubmit: async ({ name, confirmedTexts }) => {
      try {
        await save({ name: dropBlankCultures(name), confirmedTexts });
        showToast(t(group ? 'saved' : 'created'), 'success');
        setSaved(true);
      } catch (error) {
        throw translateFieldErrors(error, ({ message }) =>
          message === 'Another ticket group has this name' ? t('nameTaken') : undefined,
        );
      }
    },
  });
  return (
    <AppDrawer
      footer={<GroupSaveBar isNew={!group} model={model} onClose={onClose} />}
      heading={heading}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <TranslatedTexts culture={show.defaultCulture} cultures={cultures} outdated={group?.outdatedTexts}>
          <TextByCultureField label={t('name')} name="name" rules={[required, maxLength(NAME_LENGTH)]} />
        </TranslatedTexts>
      </AppForm>
    </AppDrawer>
  );
}

/** A group is only its name: a name saved meanwhile by somebody else is told and must be saved over on purpose. */
function useSaveGroup(group: PriceGroup | undefined, showCode: string) {
  const [create] = useCreatePriceGroupMutation();
  const [update] = useUpdatePriceGroupMutation();
  const [getGroup] = useLazyGetPriceGroupQuery();
  const [revision, setRevision] = useState(group?.revision);
  return async ({ name, confirmedTexts }: GroupValues): Promise<void> => {
    if (!group) {
      await create({ params: { showCode }, body: { name } }).unwrap();
      return;
    }
    const params = { showCode, priceGroupId: group.priceGroupId };
    try {
      await update({ params, body: { name, confirmedTexts }, revision }).unwrap();
    } catch (error) {
      if (findProblem(error)?.code === 'STALE') setRevision((await getGroup({ params }).unwrap()).revision);
      throw error;
    }
  };
}
