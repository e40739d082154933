import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { ImagePanel } from '../../../images/image-panel.tsx';
import { useCan } from '../../../session/use-features.ts';
import { useShowText } from '../use-show-text.ts';
import { FormPart } from './form-part.tsx';

/** The last part of the details: pictures are saved at once, whatever becomes of the form. */
export function ShowPictures({ show }: { show: Pick<Show, 'showCode' | 'name' | 'defaultCulture' | 'images'> }) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const canEdit = useCan('show:write');
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormPart id="pictures" title={t('form.pictures')}>
        <ImagePanel
          canEdit={canEdit}
          images={show.images}
          name={text(show.name, show.defaultCulture)}
          owner={{ kind: 'show', showCode: show.showCode }}
        />
      </FormPart>
    </Box>
  );
}
