import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CLIPPED_NAME, CLIPPED_NOTE } from '#ui/clipped.ts';

interface NameCellProps {
  name: string;
  /** Where the name leads; without it the name is no link. */
  href?: string;
  /** The tooltip of the name, if it differs from the name. */
  title?: string;
  /** Small and grey; '' or null hides the line. */
  note?: string | null;
  /** True if the note is part of a code. */
  isCode?: boolean;
}

/** The cell of a row's name with a note below, each cut at the column's edge, with the full text in a tooltip. */
export function NameCell({ name, href, title = name, note, isCode = false }: NameCellProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {href === undefined ? (
        <Box sx={NAME_LOOK} title={title}>
          {name}
        </Box>
      ) : (
        <Link color="text.primary" href={href} sx={NAME_LOOK} title={title} underline="hover">
          {name}
        </Link>
      )}
      {note && (
        <Box component={isCode ? 'code' : 'span'} sx={CLIPPED_NOTE} title={note}>
          {note}
        </Box>
      )}
    </Box>
  );
}

/** An address has no spaces to wrap at on a phone. */
const NAME_LOOK = { ...CLIPPED_NAME, overflowWrap: 'anywhere' };
