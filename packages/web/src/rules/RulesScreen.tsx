import type { ReactNode } from 'react';

export const RulesScreen = (_props: { route: { path: string } }): ReactNode => null;
