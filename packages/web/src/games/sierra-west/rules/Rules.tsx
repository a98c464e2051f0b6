import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../platform/routes.ts';
import type { DrawnBook } from '../../../screens/rules/book.ts';
import { RulesScreen } from '../../../screens/rules/RulesScreen.tsx';
import { sierraWestBook } from './book.ts';
import { Glance } from './Glance.tsx';
import { RulePicture } from './RulePicture.tsx';
import type { SierraWestRulesText } from './text.ts';

const book: DrawnBook<SierraWestRulesText> = { ...sierraWestBook, Picture: RulePicture, Glance };

export const Rules = ({ route }: ScreenProps<'rules'>): ReactNode => <RulesScreen book={book} path={route.path} />;
