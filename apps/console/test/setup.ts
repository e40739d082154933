import { configure } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Lazy parts are compiled on the way; on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 15_000 });
