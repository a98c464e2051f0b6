import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const SettingsScreen = (_props: ScreenProps<'settings'>): ReactNode => null;
