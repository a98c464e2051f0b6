import { createContext, useContext } from 'react';

/** Whether the other players of a new game join by link, each on a screen of their own. */
export const ByLink = createContext(false);

export const useByLink = (): boolean => useContext(ByLink);
