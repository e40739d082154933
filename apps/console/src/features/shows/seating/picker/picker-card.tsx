import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../../../forms/fields/form-fields.tsx';
import { AppForm } from '../../../../forms/object/app-form.tsx';
import { SaveBar } from '../../../../forms/object/save-bar.tsx';
import { useFieldFromUrl } from '../../../../forms/object/use-field-from-url.ts';
import { useCan } from '../../../../session/use-features.ts';
import { Card } from '../../../../ui/card.tsx';
import { PickerConflict } from './picker-conflict.tsx';
import { PickerFields } from './picker-fields.tsx';
import { type PickedShow, usePickerForm } from './use-picker-form.ts';

/** How buyers choose their seats; saved by itself. */
export function PickerCard({ show }: { show: PickedShow }) {
  const [start, setStart] = useState({ round: 0, show });
  return (
    <PickerForm
      key={start.round}
      onReload={(fresh) => setStart({ round: start.round + 1, show: fresh })}
      show={start.show.revision > show.revision ? start.show : show}
    />
  );
}

function PickerForm({ show, onReload }: { show: PickedShow; onReload: (fresh: PickedShow) => void }) {
  const { t } = useTranslation('shows');
  const canWrite = useCan('show:write');
  const { model, asked } = usePickerForm(show, onReload);
  useFieldFromUrl(model.form);
  return (
    <Card title={t('picker.title')}>
      <Box sx={{ p: 2, maxWidth: 720 }}>
        {!canWrite && (
          <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('actions.notAllowed', { permission: 'show:write' })}</Box>
        )}
        <AppForm model={model}>
          <FormFields isLocked={!canWrite}>
            <PickerFields />
          </FormFields>
        </AppForm>
      </Box>
      <SaveBar model={model} saveLabel={t('picker.save')} />
      <PickerConflict asked={asked} />
    </Card>
  );
}
