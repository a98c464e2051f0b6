import type { ReactNode } from 'react';
import type { ScreenProps } from '../app/App.tsx';

export const TableScreen = (_props: ScreenProps<'table'>): ReactNode => null;
