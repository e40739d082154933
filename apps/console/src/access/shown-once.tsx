import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useCopyToClipboard } from '#downloads/use-copy-to-clipboard.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { DoneBar } from '#ui/done-bar.tsx';
import { CopyIcon } from '#ui/icons.tsx';

type SecretWord = 'title' | 'once' | 'key' | 'copy' | 'use' | 'docs' | 'lost' | 'done';

interface ShownOnceProps {
  name: string;
  /** Undefined if the answer was repeated: it then has no secret, and another has to be created. */
  secret: string | undefined;
  /** Returns the feature's texts; `lost` explains how to create another secret. */
  say: (word: SecretWord) => string;
  onClose: () => void;
}

/** The server stores only a hash, so the secret cannot be shown again. */
export function ShownOnce({ name, secret, say, onClose }: ShownOnceProps) {
  const copy = useCopyToClipboard();
  return (
    <AppDrawer
      footer={<DoneBar label={say('done')} onClose={onClose} />}
      heading={{ title: name, facts: say('title') }}
      onClose={onClose}
      open
    >
      {secret === undefined ? (
        <Alert severity="error">{say('lost')}</Alert>
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Alert severity="warning">{say('once')}</Alert>
          <Box aria-label={say('key')} component="output" sx={KEY_LOOK}>
            {secret}
          </Box>
          <Box>
            <Button autoFocus onClick={() => void copy(secret)} startIcon={<CopyIcon />} variant="outlined">
              {say('copy')}
            </Button>
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {say('use')}{' '}
            <Link href="/docs" rel="noreferrer" target="_blank" underline="always">
              {say('docs')}
            </Link>
          </Box>
        </Box>
      )}
    </AppDrawer>
  );
}

const KEY_LOOK = {
  display: 'block',
  p: 1.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  bgcolor: 'background.sunken',
  typography: 'body2',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
