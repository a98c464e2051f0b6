import type { ReactNode } from 'react';
import type { ScreenProps } from '../../app/routes.ts';
import { RulesScreen } from '../../rules/RulesScreen.tsx';

export const Rules = ({ route }: ScreenProps<'rules'>): ReactNode => <RulesScreen path={route.path} />;
