import { LOOK } from '#brands/look.ts';
import { RICH_TEXT_LOOK } from '#ui/rich-text/rich-text-look.ts';

/** The frame of the editor, which reserves the same space while it loads. */
export const EDITOR_BOX_LOOK = {
  minHeight: 178,
  border: `1px solid ${LOOK.controlLine}`,
  borderRadius: 1,
  bgcolor: LOOK.surface,
} as const;

export const NARROW = '@container (max-width: 420px)';

export const EDITOR_LOOK = {
  ...EDITOR_BOX_LOOK,
  display: 'flex',
  flexDirection: 'column',
  // Lets a narrow editor use narrower tools.
  containerType: 'inline-size',
  '&:hover': { borderColor: LOOK.text2 },
  '&:has(.tiptap:focus)': {
    borderColor: LOOK.focus,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${LOOK.focus} 25%, transparent)`,
  },
  '&:has([aria-invalid="true"])': { borderColor: LOOK.bad, boxShadow: `inset 0 0 0 1px ${LOOK.bad}` },
  '&:has([aria-invalid="true"]:focus)': {
    boxShadow: `inset 0 0 0 1px ${LOOK.bad}, 0 0 0 3px color-mix(in srgb, ${LOOK.bad} 22%, transparent)`,
  },
  '&:has([contenteditable="false"])': { bgcolor: LOOK.sunken, borderColor: LOOK.lineStrong },
} as const;

/** The page's policy forbids the editor's own style sheet, so the styles it needs are here. */
export const EDITOR_BODY_LOOK = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  maxHeight: 'min(440px, 60vh)',
  display: 'flex',
  flexDirection: 'column',
  '& > div': { flex: 1, display: 'flex', flexDirection: 'column' },
  '& .tiptap': {
    ...RICH_TEXT_LOOK,
    flex: 1,
    position: 'relative',
    minHeight: 104,
    px: 1.25,
    py: 1,
    outline: 'none',
    typography: 'body1',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute', m: 0 },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: -2,
    width: 20,
    borderTop: `1px solid ${LOOK.text}`,
  },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& img.ProseMirror-separator': {
    display: 'inline !important',
    border: '0 !important',
    m: '0 !important',
    width: '0 !important',
    height: '0 !important',
  },
} as const;
