import { createContext, useContext } from 'react';

/** Whether the others of a new game come by a link, each to a screen of their own. */
export const ByLink = createContext(false);

export const useByLink = (): boolean => useContext(ByLink);
