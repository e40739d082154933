import '#shell/nonce.ts';
import '@fontsource-variable/inter/wght.css';
import './brands/fonts/latin-letters.css';
import { showStartFailure } from '#shell/show-start-failure.ts';
import { start } from '#shell/start.tsx';

start().catch(showStartFailure);
