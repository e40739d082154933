import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import { EditorContent } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { EDITOR_BODY_LOOK, EDITOR_BOX_LOOK, EDITOR_LOOK } from './editor-look.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { type RichTextOptions, useRichText } from './use-rich-text.ts';

export function RichTextEditor(props: RichTextOptions) {
  const { field, html } = props;
  const editor = useRichText(props);
  if (!editor) return <Box aria-busy sx={EDITOR_BOX_LOOK} />;
  return (
    <Box sx={EDITOR_LOOK}>
      {!field.disabled && <RichTextToolbar editor={editor} field={field} />}
      <Box component={EditorContent} editor={editor} sx={EDITOR_BODY_LOOK} />
      <Length used={html.length} />
    </Box>
  );
}

function Length({ used }: { used: number }) {
  const { t, i18n } = useTranslation('texts');
  const write = (count: number) => formatNumber(count, i18n.language);
  return (
    <Box
      sx={{
        px: 1.25,
        pb: 0.5,
        textAlign: 'right',
        typography: 'caption',
        fontVariantNumeric: 'tabular-nums',
        color: used > LIMITS.richText ? LOOK.badInk : LOOK.text3,
      }}
    >
      {t('editor.length', { used: write(used), most: write(LIMITS.richText) })}
    </Box>
  );
}
