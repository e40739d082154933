import { createContext, type ReactNode } from 'react';

/**
 * The name of the environment and the profile menu. The frame provides them to full-screen pages, for the end of their
 * own bar.
 */
export const FrameMenu = createContext<ReactNode>(null);
